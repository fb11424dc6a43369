import { Text, VisuallyHidden } from '@sild/ui'
import type { ReactNode } from 'react'
import * as css from './QueueFrame.module.css'

interface QueueFrameProps {
  title: string
  isCaseOpen: boolean
  head: ReactNode
  list: ReactNode
  /** Actions of single keys. */
  keys: string
  children: ReactNode
}

/** A queue next to its open case. On a phone an open case replaces the queue and its header. */
export function QueueFrame({ children, head, isCaseOpen, keys, list, title }: QueueFrameProps) {
  return (
    <div className={css.page} data-open={isCaseOpen ? 'case' : 'queue'}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <div className={css.queue}>
        <div className={css.head}>{head}</div>
        {list}
        <Text size={12} tone="muted" className={css.keys}>
          {keys}
        </Text>
      </div>
      <div className={css.case}>{children}</div>
    </div>
  )
}
