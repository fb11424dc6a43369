import type { QueueState } from '@sild/contract/queues/schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { formatNumber, RelativeTime } from '@sild/ui'
import { FigureTable } from '../../charts/FigureTable.tsx'

/** Every queue with its backlog; those where something waits the longest come first. */
export function QueueTable({ queues }: { queues: readonly QueueState[] }) {
  const intl = useIntl()
  const locale = useLocale()
  const text = (id: string) => intl.formatMessage({ id: `mf-backoffice.jobs.queue.${id}` })
  const sorted = queues.toSorted(
    (a, b) =>
      (a.waitingSince ?? '9').localeCompare(b.waitingSince ?? '9') ||
      b.failedCount - a.failedCount ||
      a.name.localeCompare(b.name),
  )
  return (
    <FigureTable
      caption={text('table')}
      columns={(['name', 'waiting', 'since', 'running', 'delayed', 'failed'] as const).map((column) => text(column))}
      rows={sorted.map(({ delayedCount, failedCount, name, runningCount, waitingCount, waitingSince }) => ({
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
