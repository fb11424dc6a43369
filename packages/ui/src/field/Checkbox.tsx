import type { ComponentProps, ReactNode } from 'react'
import { Choice } from './Choice.tsx'
import { FieldError, FieldHint, useField } from './FormField.tsx'
import * as css from './Choice.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'id'> & {
  /** May hold links. */
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  id?: string
}

export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const { control, textIds } = useField({ hint, error, id, name: input.name })
  return (
    <div className={className}>
      <Choice label={label}>
        <input {...input} {...control} type="checkbox" />
      </Choice>
      <div className={css.texts}>
        {hint && <FieldHint id={textIds.hint}>{hint}</FieldHint>}
        {error && <FieldError id={textIds.error}>{error}</FieldError>}
      </div>
    </div>
  )
}
