import type { ReactNode } from 'react'
import * as css from './HeaderFrame.module.css'
import './sticky.css'
import { Wordmark } from './Wordmark.tsx'

interface HeaderFrameProps {
  /** After the wordmark. */
  children?: ReactNode
  end: ReactNode
  notice?: ReactNode
}

export function HeaderFrame({ children, end, notice }: HeaderFrameProps) {
  return (
    <header data-chrome="header" className={css.header}>
      {notice}
      <div className={css.row}>
        <Wordmark />
        {children}
        <div className={css.end}>{end}</div>
      </div>
    </header>
  )
}
