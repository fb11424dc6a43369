import type { ComponentProps, ReactNode } from 'react'
import * as card from '../card/Card.module.css'
import { classNames } from '../class-names.ts'
import * as css from './RowList.module.css'

/** Things of one kind below each other, closer than cards: for lists that are looked through. */
export function RowList({ className, ...list }: ComponentProps<'ul'>) {
  return <ul {...list} className={classNames(css.list, className)} />
}

export type RowProps = {
  children: ReactNode
  /** How it stands, or what may be done to it: beside the words where there is room, below them where there is none. */
  end?: ReactNode
  /** The link of its `CardTitle` covers the row. */
  isLinked?: boolean
}

export function Row({ children, end, isLinked }: RowProps) {
  return (
    <li className={classNames(css.row, isLinked && card.linked)}>
      <div className={css.words}>{children}</div>
      {end && <div className={css.end}>{end}</div>}
    </li>
  )
}
