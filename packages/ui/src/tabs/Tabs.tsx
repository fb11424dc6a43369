import { Anchor } from '../link/Anchor.tsx'
import * as css from './Tabs.module.css'

export type TabItem = { href: string; label: string; count?: number | string | undefined; isCurrent?: boolean }

export type TabsProps = { label: string; items: TabItem[] }

/** Tabs are links: every tab has its own address. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav aria-label={label} className={css.tabs}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.isCurrent ? 'page' : undefined} className={css.tab}>
              {item.label}
              {item.count !== undefined && <span className={css.count}>{item.count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
