import { Choice, FieldGroup, type FieldProps } from '@sild/ui'
import type { ComponentProps, ReactNode } from 'react'
import * as css from './RadioGroup.module.css'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; isDisabled?: boolean }

export type RadioGroupProps = FieldProps &
  Pick<ComponentProps<'input'>, 'ref' | 'onBlur' | 'onChange' | 'disabled'> & {
    name: string
    options: RadioOption[]
    value?: string | undefined
    defaultValue?: string | undefined
    /** `cards` for a choice that decides what follows, `row` for short marks of a scale. */
    layout?: 'list' | 'row' | 'cards'
  }

export function RadioGroup({
  options,
  value,
  defaultValue,
  layout = 'list',
  disabled,
  ref,
  onBlur,
  onChange,
  ...field
}: RadioGroupProps) {
  return (
    <FieldGroup {...field} role="radiogroup">
      {(control) => (
        <div className={css[layout]}>
          {options.map((option) => {
            const labelId = `${control.id}-${option.value}-label`
            const hintId = `${control.id}-${option.value}-hint`
            const words = (
              <>
                <span id={labelId}>{option.label}</span>
                {option.hint && (
                  <span id={hintId} className={css.hint}>
                    {option.hint}
                  </span>
                )}
              </>
            )
            return (
              <Choice key={option.value} label={words} isCard={layout === 'cards'}>
                <input
                  {...{ ref, onBlur, onChange }}
                  type="radio"
                  name={field.name}
                  value={option.value}
                  disabled={disabled || option.isDisabled}
                  checked={value === undefined ? undefined : value === option.value}
                  defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
                  aria-labelledby={option.hint ? labelId : undefined}
                  aria-describedby={option.hint ? hintId : undefined}
                />
              </Choice>
            )
          })}
        </div>
      )}
    </FieldGroup>
  )
}
