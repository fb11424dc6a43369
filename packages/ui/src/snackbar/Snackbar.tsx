import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Glyph } from '../glyph/Glyph.tsx'
import * as css from './Snackbar.module.css'

export type SnackbarProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  children: ReactNode
  action?: ReactNode
  onDismiss: () => void
  dismissLabel: string
}

/** How one message looks. The shell decides when it comes and goes, in a region that announces it. */
export function Snackbar({ tone = 'info', children, action, onDismiss, dismissLabel }: SnackbarProps) {
  return (
    <div className={classNames(css.snackbar, css[tone])}>
      <Glyph name={tone} className={css.icon} />
      <div className={css.body}>
        <div className={css.text}>{children}</div>
        {action}
      </div>
      <button type="button" aria-label={dismissLabel} title={dismissLabel} onClick={onDismiss} className={css.dismiss}>
        <Glyph name="close" />
      </button>
    </div>
  )
}
