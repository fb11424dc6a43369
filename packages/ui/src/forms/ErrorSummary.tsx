import { fieldId } from '@sild/ui'
import { useEffect, useId, useRef, useState } from 'react'
import * as css from './ErrorSummary.module.css'
import type { FormError, NamedError } from './named-errors.ts'

export type ErrorSummaryProps = {
  /** "There is a problem with these fields" in the user's words; what no field is to blame for stands without it. */
  title: string
  /** Without the name of a field the line is not a link. */
  errors: readonly FormError[]
}

/** Takes the focus when it appears and after each further refused submission. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const [named, setNamed] = useState<{ errors: readonly FormError[]; lines: readonly NamedError[] }>()
  useEffect(() => {
    if (errors.length === 0) return
    summary.current?.focus()
    // Its code is loaded at the first error, not with the page. The messages at the fields do not need it.
    import('./named-errors.ts')
      .then(({ namedErrors }) => setNamed({ errors, lines: namedErrors(errors) }))
      .catch(Boolean)
  }, [errors])
  if (errors.length === 0) return null
  const isAboutFields = errors.some(({ name }) => name)
  const lines: readonly NamedError[] = named?.errors === errors ? named.lines : errors
  return (
    <div ref={summary} role="alert" tabIndex={-1} aria-labelledby={titleId} className={css.summary}>
      <h2 id={titleId} className={css.title}>
        {isAboutFields ? title : errors.map(({ message }) => message).join(' ')}
      </h2>
      {isAboutFields && (
        <ul className={css.list}>
          {lines.map(({ name, message, text = message, goToField }) => (
            <li key={`${name} ${message}`}>
              {name ? (
                <a href={`#${fieldId(name)}`} onClick={goToField} className={css.link}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
