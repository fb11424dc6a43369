import type { ReactNode } from 'react'
import * as css from './Rating.module.css'

export type RatingProps = {
  /** 0 to 5. */
  value: number
  /** The value in words: "4.6 out of 5". */
  label: string
  /** Shown after the stars, such as the number of reviews. */
  children?: ReactNode
}

export function Rating({ value, label, children }: RatingProps) {
  return (
    <span className={css.rating}>
      <span role="img" aria-label={label} className={css.stars} data-halves={Math.round(value * 2)} />
      {children}
    </span>
  )
}
