import type { QueueState } from '@sild/contract/queues/schemas'
import { useLocale, useText } from '@sild/shell-api'
import { formatNumber, RelativeTime, Stack, Text } from '@sild/ui'
import { FigureTable } from '../../charts/FigureTable.tsx'
import * as css from './QueueTable.module.css'

const isIdle = ({ delayedCount, failedCount, runningCount, waitingCount }: QueueState): boolean =>
  delayedCount + failedCount + runningCount + waitingCount === 0

/** Queues with jobs, the longest wait first; empty ones are collapsed. */
export function QueueTable({ queues }: { queues: readonly QueueState[] }) {
  const text = useText('mf-backoffice.jobs.queue')
  const busy = queues
    .filter((queue) => !isIdle(queue))
    .toSorted((a, b) => (a.waitingSince ?? '9').localeCompare(b.waitingSince ?? '9') || b.failedCount - a.failedCount)
  const idle = queues.filter(isIdle)
  return (
    <Stack gap={12}>
      {busy.length === 0 ? <Text tone="muted">{text('idle')}</Text> : <Table queues={busy} caption={text('table')} />}
      {idle.length > 0 && (
        <details>
          <summary className={css.summary}>{text('others', { count: idle.length })}</summary>
          <Table queues={idle} caption={text('others', { count: idle.length })} />
        </details>
      )}
    </Stack>
  )
}

function Table({ caption, queues }: { queues: readonly QueueState[]; caption: string }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.jobs.queue.column')
  return (
    <FigureTable
      caption={caption}
      columns={(['name', 'waiting', 'since', 'running', 'delayed', 'failed'] as const).map((column) => text(column))}
      rows={queues.map(({ delayedCount, failedCount, name, runningCount, waitingCount, waitingSince }) => ({
        key: name,
        name,
        cells: [
          formatNumber(waitingCount, locale),
          waitingSince ? <RelativeTime key="since" value={waitingSince} locale={locale} /> : '–',
          formatNumber(runningCount, locale),
          formatNumber(delayedCount, locale),
          formatNumber(failedCount, locale),
        ],
      }))}
    />
  )
}
