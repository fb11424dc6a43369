import type { CardMatches } from '@sild/contract/search/schemas'
import { Fragment } from 'react'

interface MarkedProps {
  children: string
  /** Where it has what was looked for. */
  at?: CardMatches['name']
}

/** A text with what was looked for marked in it. */
export function Marked({ children, at = [] }: MarkedProps) {
  let place = 0
  const parts = at.map(([from, to]) => {
    const before = children.slice(place, from)
    place = to
    return (
      <Fragment key={from}>
        {before}
        <mark>{children.slice(from, to)}</mark>
      </Fragment>
    )
  })
  return (
    <>
      {parts}
      {children.slice(place)}
    </>
  )
}
