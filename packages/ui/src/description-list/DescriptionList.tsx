import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './DescriptionList.module.css'

export type DescriptionListProps = {
  items: { term: string; description: ReactNode }[]
  /** `rows` puts term and description on one line where there is room, `stacked` never. */
  layout?: 'rows' | 'stacked'
}

export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <div className={css.frame}>
      <dl className={classNames(css.list, css[layout])}>
        {items.map((item) => (
          <div key={item.term} className={css.item}>
            <dt className={css.term}>{item.term}</dt>
            <dd className={css.description}>{item.description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
