import { Anchor, classNames, Glyph } from '@sild/ui'
import { useId, useState } from 'react'
import * as css from './FilterList.module.css'

type FilterOption = { href: string; label: string; count?: number | string | undefined; isSelected?: boolean }

export type FilterListProps = {
  title: string
  options: FilterOption[]
  /** How many options are visible; the rest is behind `moreLabel`. */
  visibleCount?: number
  moreLabel?: string
  /** Only one option can be chosen. */
  isSingle?: boolean
}

/** Options of one filter as links, so that each choice is an address and works without scripts. */
export function FilterList({ title, options, visibleCount = options.length, moreLabel, isSingle }: FilterListProps) {
  const titleId = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  // While all options are visible, a chosen one keeps its place and the focus.
  const isOpen = (option: FilterOption, index: number) =>
    index < visibleCount || (Boolean(option.isSelected) && !isUnfolded)
  const rest = options.filter((option, index) => !isOpen(option, index))
  return (
    <section aria-labelledby={titleId} className={classNames(css.filter, isSingle && css.single)}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <Options options={options.filter(isOpen)} />
      {rest.length > 0 && (
        <details className={css.more} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary className={css.summary}>
            <Glyph name="chevronDown" />
            {moreLabel}
          </summary>
          <Options options={rest} />
        </details>
      )}
    </section>
  )
}

function Options({ options }: { options: FilterOption[] }) {
  return (
    <ul>
      {options.map((option) => (
        // Each choice changes all addresses; a stable key keeps the element and its focus.
        <li key={option.label}>
          <Anchor
            href={option.href}
            rel="nofollow"
            aria-current={option.isSelected ? 'true' : undefined}
            className={css.option}
          >
            <span className={css.box}>{option.isSelected && <Glyph name="check" />}</span>
            <span className={css.label}>{option.label}</span>
            {option.count !== undefined && <span className={css.count}>{option.count}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
