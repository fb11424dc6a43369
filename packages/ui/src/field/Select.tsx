import type { ComponentProps } from 'react'
import { Glyph } from '../glyph/Glyph.tsx'
import { ControlFrame } from './ControlFrame.tsx'
import { FormField, type FieldProps } from './FormField.tsx'

export type SelectOption = { value: string; label: string; isDisabled?: boolean }

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'multiple' | 'size'> & {
    options: SelectOption[]
    /** An empty first choice such as "Choose a country". */
    placeholder?: string
  }

export function Select({
  label,
  hint,
  error,
  optionalLabel,
  isLabelHidden,
  id,
  options,
  placeholder,
  className,
  ...select
}: SelectProps) {
  return (
    <FormField {...{ label, hint, error, optionalLabel, isLabelHidden, id }} name={select.name}>
      {(control) => (
        <ControlFrame className={className}>
          <select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Glyph name="chevronDown" />
        </ControlFrame>
      )}
    </FormField>
  )
}
