import { useIntl } from '@sild/shell-api'
import { Text } from '@sild/ui'
import { MessageSquareReply } from 'lucide-react'
import type { Answering } from './load-answering.ts'
import * as css from './AnsweringNote.module.css'

const DAY_HOURS = 24

/** How a company answers responses, for companies that may respond to it. */
export function AnsweringNote({ answering }: { answering: Answering }) {
  const intl = useIntl()
  const text = (id: string, values: Record<string, number>) =>
    intl.formatMessage({ id: `mf-search.answering${id}` }, values)
  if (!answering) return null
  const { answeredPercent: percent, medianHours: hours, receivedCount: count } = answering
  const soon =
    hours !== null &&
    (hours > DAY_HOURS ? text('.days', { days: Math.round(hours / DAY_HOURS) }) : text('.soon', { hours }))
  return (
    <div className={css.note}>
      <MessageSquareReply size={16} aria-hidden />
      <div>
        <Text size={14}>{[text('', { percent }), soon].filter(Boolean).join(', ')}</Text>
        <Text size={12} tone="muted">
          {text('.basis', { count })}
        </Text>
      </div>
    </div>
  )
}
