import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../typography/Typography.tsx'
import * as css from './Badge.module.css'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

export type BadgeProps = { children: ReactNode; tone?: Tone; icon?: ReactNode }

export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classNames(css.badge, css[tone])}>
      {icon}
      {children}
    </span>
  )
}

/** A state that something is in: a dot and a word, never the colour alone. */
export function StatusBadge({ children, tone = 'neutral' }: Omit<BadgeProps, 'icon'>) {
  return <span className={classNames(css.badge, css.status, css[tone])}>{children}</span>
}

export type CountBadgeProps = {
  count: number
  /** `unread`: what waits for this user. `neutral`: any other number, such as the publications in a tab. */
  tone: 'unread' | 'neutral'
  /** Greater counts are shown as `99+`. */
  max?: number
  /** Text for screen readers: "3 unread messages". */
  label: string
}

export function CountBadge({ count, max = 99, label, tone }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classNames(css.count, tone === 'neutral' && css.neutral)}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
