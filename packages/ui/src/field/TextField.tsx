import type { ComponentProps, ReactNode } from 'react'
import { ControlAffix, ControlFrame } from './ControlFrame.tsx'
import { FormField, type FieldProps } from './FormField.tsx'

type NativeInput = Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'id'>

export type TextFieldProps = FieldProps &
  NativeInput & {
    /** Shown inside the frame of the input. */
    prefix?: ReactNode
    suffix?: ReactNode
    note?: ReactNode
  }

/** Takes all that `<input>` takes, so `{...register('name')}` of a form library fits. */
export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  isLabelHidden,
  id,
  note,
  prefix,
  suffix,
  className,
  ...input
}: TextFieldProps) {
  return (
    <FormField {...{ label, hint, error, optionalLabel, isLabelHidden, id, note }} name={input.name}>
      {(control) => (
        <ControlFrame className={className}>
          {prefix && <ControlAffix>{prefix}</ControlAffix>}
          <input type="text" {...input} {...control} />
          {suffix && <ControlAffix>{suffix}</ControlAffix>}
        </ControlFrame>
      )}
    </FormField>
  )
}
