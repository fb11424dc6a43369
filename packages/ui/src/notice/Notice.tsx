import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Glyph } from '../glyph/Glyph.tsx'
import * as css from './Notice.module.css'

export type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** It appeared after the page did, so it is announced. */
  isLive?: boolean
  onDismiss?: () => void
  dismissLabel?: string
}

export function Notice({ tone = 'info', title, children, action, isLive, onDismiss, dismissLabel }: NoticeProps) {
  return (
    <div
      className={classNames(css.notice, css[tone])}
      role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Glyph name={tone} className={css.icon} />
      <div className={css.body}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={dismissLabel}
          title={dismissLabel}
          onClick={onDismiss}
          className={css.dismiss}
        >
          <Glyph name="close" />
        </button>
      )}
    </div>
  )
}
