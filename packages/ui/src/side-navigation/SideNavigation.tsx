import type { ReactNode } from 'react'
import { Anchor } from '../link/Anchor.tsx'
import * as css from './SideNavigation.module.css'

export type SideNavigationItem = { href: string; label: string; icon?: ReactNode; end?: ReactNode; isCurrent?: boolean }

export type SideNavigationProps = { label: string; groups: { title?: string; items: SideNavigationItem[] }[] }

export function SideNavigation({ label, groups }: SideNavigationProps) {
  return (
    <nav aria-label={label} className={css.navigation}>
      {groups.map((group, index) => (
        <div key={group.title ?? index}>
          {group.title && <p className={css.title}>{group.title}</p>}
          <ul className={css.list}>
            {group.items.map((item) => (
              <li key={item.href}>
                <Anchor href={item.href} aria-current={item.isCurrent ? 'page' : undefined} className={css.item}>
                  {item.icon}
                  <span className={css.label}>{item.label}</span>
                  {item.end}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
