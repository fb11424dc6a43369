import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './ControlFrame.module.css'

/** The box around one input, select or text area; it draws border, focus and error for the control inside. */
export function ControlFrame({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <span className={classNames(css.frame, className)}>{children}</span>
}

/** Words or a sign inside the frame. */
export function ControlAffix({ children }: { children: ReactNode }) {
  return <span className={css.affix}>{children}</span>
}
