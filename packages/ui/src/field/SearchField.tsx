import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Glyph } from '../glyph/Glyph.tsx'
import * as css from './SearchField.module.css'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: string
  /** Shows a button of the form inside the field. */
  submitLabel?: string
  size?: 'regular' | 'large'
}

/** Stands in a `<form role="search" method="get">`, so that it works without scripts. */
export function SearchField({ label, submitLabel, size = 'regular', className, ...input }: SearchFieldProps) {
  return (
    <div className={classNames(css.frame, className)}>
      <div className={classNames(css.search, css[size])}>
        <Glyph name="search" className={css.icon} />
        <input
          aria-label={label}
          enterKeyHint="search"
          maxLength={300}
          {...input}
          type="search"
          className={css.input}
        />
        {submitLabel && (
          <button type="submit" className={css.submit}>
            <Glyph name="search" className={css.sign} />
            <span className={css.word}>{submitLabel}</span>
          </button>
        )}
      </div>
    </div>
  )
}
