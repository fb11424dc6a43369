import { ControlFrame, FormField, type FieldProps } from '@sild/ui'
import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps } from 'react'
import * as css from './TextArea.module.css'

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'defaultValue' | 'onInput'> & {
    value?: string
    defaultValue?: string
    /** Counted in characters as people see them; a longer text is not cut, but marked. */
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
  ref,
  ...area
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null)
  const [used, setUsed] = useState(() => lengthOf(area.value ?? area.defaultValue))
  // React mounts the element before it creates the handle.
  useImperativeHandle(ref, () => element.current!)
  const count = () => setUsed(lengthOf(element.current?.value))
  // A form may have put its text in by the ref.
  useEffect(count)
  const note = limit !== undefined && remainingText && (
    <span className={used > limit ? css.over : undefined}>{remainingText(limit - used)}</span>
  )
  return (
    <FormField {...{ label, hint, error, optionalLabel, isLabelHidden, id, note }} name={area.name}>
      {(control) => (
        <ControlFrame>
          <textarea rows={4} {...area} {...control} ref={element} onInput={count} />
        </ControlFrame>
      )}
    </FormField>
  )
}
