import { fieldId } from '@sild/ui'
import { useEffect, useId, useRef, type MouseEvent } from 'react'
import * as css from './ErrorSummary.module.css'

export type ErrorSummaryProps = {
  /** "There is a problem" in the user's words. */
  title: string
  /** `name` is the field's name (or the id of its control); without one the line is not a link. */
  errors: { name?: string; message: string }[]
}

/** Takes the focus when it appears and after each further refused submission. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div ref={summary} role="alert" tabIndex={-1} aria-labelledby={titleId} className={css.summary}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <ul className={css.list}>
        {errors.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            {name ? (
              <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)} className={css.link}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(event: MouseEvent, name: string) {
  const field = document.getElementById(fieldId(name)) ?? document.getElementById(name)
  if (!field) return
  event.preventDefault()
  const control = field.matches('input, select, textarea')
    ? field
    : field.querySelector<HTMLElement>('input, select, textarea')
  ;(control ?? field).focus()
}
