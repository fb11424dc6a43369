import { getSearchIndex } from '@sild/contract/search/index-operations'
import { listDroppedJobs, listFailedJobs, listQueues } from '@sild/contract/queues/operations'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { Button, Card, EmptyState, Heading, Page, PageHeader, Stack } from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { DroppedList } from './DroppedList.tsx'
import { FailureCard } from './FailureCard.tsx'
import { failedInput, failureOf } from './jobs-input.ts'
import { QueueTable } from './QueueTable.tsx'
import { SearchIndexCard } from './SearchIndexCard.tsx'

export async function loader(page: LoaderArgs) {
  const search = new URL(page.request.url).searchParams
  const open = failureOf(search)
  await Promise.all([
    loadQuery(page, listQueues, {}),
    loadQuery(page, listDroppedJobs, {}),
    open && loadQuery(page, listFailedJobs, failedInput(open, search)),
  ])
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.jobs.title' }),
  isUnlisted: true,
}

/** Background jobs of the services: failed, queued and dropped ones. */
export function Component() {
  const [parameters] = useSearchParams()
  const { data, isFetching } = useApiQuery(listQueues, {})
  const { data: dropped } = useApiQuery(listDroppedJobs, {})
  const text = useText('mf-backoffice')
  const open = failureOf(parameters)
  return (
    <Page>
      <PageHeader
        breadcrumbs={<BackofficeBreadcrumbs />}
        title={text('jobs.title')}
        description={text('jobs.description')}
        actions={
          <Button
            isPending={isFetching}
            onClick={() => {
              for (const { path } of [listQueues, getSearchIndex])
                void queryClient.invalidateQueries({ queryKey: [path] })
            }}
          >
            {text('jobs.refresh')}
          </Button>
        }
      />
      {data.failures.length === 0 ? (
        <EmptyState level={2} title={text('jobs.none')}>
          {text('jobs.none.text')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12}>
          {data.failures.map((failure) => (
            <FailureCard
              key={`${failure.queue} ${failure.job}`}
              failure={failure}
              isOpen={open?.queue === failure.queue && open.job === failure.job}
            />
          ))}
        </Stack>
      )}
      <Card as="section" padding="large" aria-labelledby="queues">
        <Stack gap={12}>
          <Heading id="queues">{text('jobs.queues')}</Heading>
          <QueueTable queues={data.queues} />
        </Stack>
      </Card>
      <SearchIndexCard />
      {dropped.list.length > 0 && (
        <Stack as="section" gap={12} aria-labelledby="dropped">
          <Heading id="dropped">{text('jobs.dropped.title')}</Heading>
          <DroppedList dropped={dropped.list} />
        </Stack>
      )}
    </Page>
  )
}
