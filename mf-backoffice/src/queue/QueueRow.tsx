import { Link as RouterLink } from '@sild/router'
import { useLocale } from '@sild/shell-api'
import { Cluster, RelativeTime, Text } from '@sild/ui'
import type { ReactNode } from 'react'
import * as css from './QueueRow.module.css'

interface QueueRowProps {
  href: string
  isOpen: boolean
  name: string
  /** How old it is. */
  at: string
  facts: ReactNode
  badges: ReactNode
}

/** A row of a queue: its title, its age, and its badges. */
export function QueueRow({ at, badges, facts, href, isOpen, name }: QueueRowProps) {
  const locale = useLocale()
  return (
    <li>
      <RouterLink to={href} preventScrollReset className={css.case} aria-current={isOpen ? 'true' : undefined}>
        <span className={css.first}>
          <span className={css.name}>{name}</span>
          <span className={css.time}>
            <RelativeTime value={at} locale={locale} />
          </span>
        </span>
        <Text as="span" size={12} tone="muted">
          {facts}
        </Text>
        <Cluster gap={4}>{badges}</Cluster>
      </RouterLink>
    </li>
  )
}

export function QueueRows({ children }: { children: ReactNode }) {
  return <ul className={css.cases}>{children}</ul>
}
