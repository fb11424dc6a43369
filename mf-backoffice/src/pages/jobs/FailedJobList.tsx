import { pageOf } from '@sild/contract/paging'
import type { FailedJob } from '@sild/contract/queues/schemas'
import { listFailedJobs } from '@sild/contract/queues/operations'
import { paths } from '@sild/paths'
import { useSearchParams } from '@sild/router'
import { useLocale, useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Button, Card, Cluster, DateTime, DescriptionList, Pagination, Stack, Text } from '@sild/ui'
import { Suspense, useState } from 'react'
import { DropDialog } from './DropDialog.tsx'
import { failedInput, type OpenFailure, pageSize } from './jobs-input.ts'
import { useJobActions } from './use-job-actions.ts'
import { wordsOf } from './words-of.ts'

/** The jobs of a kind, the latest first. */
export function FailedJobList({ job, queue }: OpenFailure) {
  const [parameters] = useSearchParams()
  const page = pageOf(parameters, pageSize)
  const { data } = useApiQuery(listFailedJobs, failedInput({ job, queue }, parameters))
  const text = useText('mf-backoffice.jobs')
  return (
    <Stack gap={12}>
      <Stack as="ul" gap={12}>
        {data.list.map((failed) => (
          <FailedJobCard key={failed.jobId} queue={queue} failed={failed} />
        ))}
      </Stack>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.total / pageSize)}
        hrefOf={(next) => paths.jobs({ queue, job, page: next })}
        labels={{
          navigation: text('pages'),
          previous: text('pages.previous'),
          next: text('pages.next'),
          page: (number) => text('pages.page', { page: number }),
        }}
      />
    </Stack>
  )
}

function FailedJobCard({ failed, queue }: { failed: FailedJob; queue: string }) {
  const locale = useLocale()
  const { dropOne, retryOne } = useJobActions()
  const [isDropping, setIsDropping] = useState(false)
  const text = useText('mf-backoffice.jobs')
  const { attemptsCount, failedAt, job, jobId, payload, reason } = failed
  return (
    <Card as="li">
      <Stack gap={8}>
        <Text>{reason || text('no-reason')}</Text>
        <Text size={14} tone="muted">
          {failedAt && <DateTime value={failedAt} locale={locale} format="dayAndTime" />}{' '}
          {text('attempts', { count: attemptsCount })}
        </Text>
        {payload.length > 0 && (
          <DescriptionList items={payload.map(({ name, value }) => ({ term: name, description: value }))} />
        )}
        <Cluster>
          <Button
            size="dense"
            isPending={retryOne.isPending}
            onClick={() => retryOne.mutate({ params: { queue, jobId } })}
          >
            {text('retry', { count: 1 })}
          </Button>
          <Button size="dense" variant="quiet" onClick={() => setIsDropping(true)}>
            {text('drop', { count: 1 })}
          </Button>
        </Cluster>
      </Stack>
      {isDropping && (
        <Suspense fallback={null}>
          <DropDialog
            job={wordsOf(job)}
            count={1}
            onClose={() => setIsDropping(false)}
            onDrop={(why) => dropOne.mutate({ params: { queue, jobId }, body: { reason: why } })}
          />
        </Suspense>
      )}
    </Card>
  )
}
