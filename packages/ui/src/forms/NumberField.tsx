import { TextField, type TextFieldProps } from '@sild/ui'
import { useState } from 'react'
import { keepNumeric } from './numeric-input.ts'

/** `value` and `onChange` speak numbers: it fits `<Controller render={({ field }) => …}>` of a form library. */
export type NumberFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> & {
  value: number | null | undefined
  onChange: (value: number | null) => void
}

/** Whole numbers from 0; minus, plus and exponent cannot be typed. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const [text, setText] = useState(String(value ?? ''))
  const shown = text === '' || Number(text) !== value ? String(value ?? '') : text
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode="numeric"
      value={shown}
      onBeforeInput={keepNumeric(/^\d+$/)}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '')
        setText(digits)
        onChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}
