import type { CardMatches } from '@sild/contract/search/schemas'
import { Fragment } from 'react'

interface MarkedProps {
  children: string
  /** The positions of the searched words. */
  at?: CardMatches['name']
}

/** A text with the searched words marked. */
export function Marked({ children, at = [] }: MarkedProps) {
  const parts = at.map(([from, to], index) => (
    <Fragment key={from}>
      {children.slice(at[index - 1]?.[1] ?? 0, from)}
      <mark>{children.slice(from, to)}</mark>
    </Fragment>
  ))
  return (
    <>
      {parts}
      {children.slice(at.at(-1)?.[1] ?? 0)}
    </>
  )
}
