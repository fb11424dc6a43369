import { ControlFrame, FormField, type FieldProps } from '@sild/ui'
import { useState, type ComponentProps, type InputEvent } from 'react'
import * as css from './TextArea.module.css'

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'defaultValue'> & {
    value?: string
    defaultValue?: string
    /** Counted in characters as people see them; a longer text is not cut, it is told. */
    limit?: number
    /** "120 characters left", or "3 characters too many" for a negative number. */
    remainingText?: (remaining: number) => string
  }

function lengthOf(text = ''): number {
  return [...text].length
}

export function TextArea({
  label,
  hint,
  error,
  optionalLabel,
  isLabelHidden,
  id,
  limit,
  remainingText,
  onInput,
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(() => lengthOf(area.value ?? area.defaultValue))
  const used = area.value === undefined ? typed : lengthOf(area.value)
  const note = limit !== undefined && remainingText && (
    <span className={used > limit ? css.over : undefined}>{remainingText(limit - used)}</span>
  )
  function count(event: InputEvent<HTMLTextAreaElement>) {
    setTyped(lengthOf(event.currentTarget.value))
    onInput?.(event)
  }
  return (
    <FormField {...{ label, hint, error, optionalLabel, isLabelHidden, id, note }} name={area.name}>
      {(control) => (
        <ControlFrame>
          <textarea rows={4} {...area} {...control} onInput={count} />
        </ControlFrame>
      )}
    </FormField>
  )
}
