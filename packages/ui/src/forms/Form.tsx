import { classNames } from '@sild/ui'
import type { ComponentProps, ReactNode } from 'react'
import * as css from './Form.module.css'

/** The browser's own bubbles are off: errors stand beside the fields. */
export function Form({ className, ...form }: ComponentProps<'form'>) {
  return <form noValidate {...form} className={classNames(css.form, className)} />
}

export type FormSectionProps = { title: string; description?: ReactNode; children: ReactNode }

export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>{title}</legend>
      {description && <p className={css.description}>{description}</p>}
      <div className={css.fields}>{children}</div>
    </fieldset>
  )
}

/** Fields that belong on one line where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}

/** The main action first; `start` holds what leads away or says "Saved 14:05". */
export function FormActions({ children, status }: { children: ReactNode; status?: ReactNode }) {
  return (
    <div className={css.actions}>
      {children}
      {status && (
        <div role="status" className={css.status}>
          {status}
        </div>
      )}
    </div>
  )
}
