import type { JobFailure } from '@sild/contract/queues/schemas'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Badge, Button, ButtonLink, Card, Cluster, Heading, RelativeTime, Stack, Text } from '@sild/ui'
import { Suspense, useState } from 'react'
import { DropDialog } from './DropDialog.tsx'
import { FailedJobList } from './FailedJobList.tsx'
import { useJobActions } from './use-job-actions.ts'
import { wordsOf } from './words-of.ts'

interface FailureCardProps {
  failure: JobFailure
  /** Whether its jobs are listed. */
  isOpen: boolean
}

const MINUTE_MS = 60_000

/** Failed jobs of one kind: their purpose, the error, and the actions for them. */
export function FailureCard({ failure, isOpen }: FailureCardProps) {
  const locale = useLocale()
  const { dropAll, retryAll } = useJobActions()
  const [isDropping, setIsDropping] = useState(false)
  const text = useText('mf-backoffice.jobs')
  const { count, job, latestAt, latestReason, origin, queue } = failure
  const words = wordsOf(job)
  const startedBy = (): string => {
    if (!origin) return text('origin.unknown')
    if (origin.everyMs !== null) return text('origin.every', { minutes: Math.max(1, origin.everyMs / MINUTE_MS) })
    if (origin.follows.length > 0) return text('origin.follows', { events: origin.follows.map(wordsOf).join(', ') })
    return text('origin.service', { service: origin.service })
  }
  return (
    <Card as="li" padding="large">
      <Stack gap={12}>
        <Cluster justify="between" align="start">
          <Stack gap={4}>
            <Heading level={2} size={16}>
              {words}
            </Heading>
            <Text size={14} tone="muted">
              {startedBy()}
            </Text>
          </Stack>
          <Badge tone="danger">{text('failed', { count })}</Badge>
        </Cluster>
        <Text>{latestReason || text('no-reason')}</Text>
        {latestAt && (
          <Text size={14} tone="muted">
            {text('latest')} <RelativeTime value={latestAt} locale={locale} />
          </Text>
        )}
        <Cluster>
          <Button
            variant="primary"
            isPending={retryAll.isPending}
            onClick={() => retryAll.mutate({ params: { queue }, body: { job } })}
          >
            {text('retry', { count })}
          </Button>
          <Button onClick={() => setIsDropping(true)}>{text('drop', { count })}</Button>
          <ButtonLink variant="quiet" href={isOpen ? paths.jobs() : paths.jobs({ queue, job })}>
            {text(isOpen ? 'close' : 'open')}
          </ButtonLink>
        </Cluster>
        {isOpen && <FailedJobList queue={queue} job={job} />}
      </Stack>
      {isDropping && (
        <Suspense fallback={null}>
          <DropDialog
            job={words}
            count={count}
            onClose={() => setIsDropping(false)}
            onDrop={(reason) => dropAll.mutate({ params: { queue }, body: { job, reason } })}
          />
        </Suspense>
      )}
    </Card>
  )
}
