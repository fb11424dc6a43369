import { TextField, type TextFieldProps } from '@sild/ui'
import { useState } from 'react'
import { keepNumeric } from './numeric-input.ts'
import { centsOf, eurosOf } from './price.ts'

export type PriceFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'prefix' | 'suffix'
> & {
  /** Whole cents. */
  value: number | null | undefined
  onChange: (cents: number | null) => void
  locale: string
}

/** Euros on the screen, cents in the form; what is not a price leaves the form's value empty. */
export function PriceField({ value, onChange, locale, onBlur, ...field }: PriceFieldProps) {
  const [text, setText] = useState(() => eurosOf(value, locale))
  const shown = centsOf(text) === (value ?? null) ? text : eurosOf(value, locale)
  const isEuroFirst = locale === 'en'
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode="decimal"
      value={shown}
      prefix={isEuroFirst && '€'}
      suffix={!isEuroFirst && '€'}
      onBeforeInput={keepNumeric(/^[\d.,\s]+$/)}
      onChange={(event) => {
        setText(event.target.value)
        onChange(centsOf(event.target.value))
      }}
      onBlur={(event) => {
        setText(eurosOf(centsOf(text), locale))
        onBlur?.(event)
      }}
    />
  )
}
