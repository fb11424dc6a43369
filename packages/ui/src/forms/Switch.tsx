import { FieldHint, useField } from '@sild/ui'
import type { ComponentProps, ReactNode } from 'react'
import * as css from './Switch.module.css'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'id'> & {
  label: string
  hint?: ReactNode
  id?: string
}

/** A setting that takes effect at once; what is sent with a form is a Checkbox. */
export function Switch({ label, hint, id, className, ...input }: SwitchProps) {
  const { control, textIds } = useField({ hint, id, name: input.name })
  return (
    <div className={className}>
      <label className={css.row}>
        <span className={css.label}>{label}</span>
        <input {...input} {...control} type="checkbox" role="switch" className={css.switch} />
      </label>
      {hint && <FieldHint id={textIds.hint}>{hint}</FieldHint>}
    </div>
  )
}
