import { getModerationCase, listModerationQueue } from '@sild/contract/moderation/operations'
import { listCategories } from '@sild/contract/content/operations'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useParams, useSearchParams } from '@sild/router'
import { isApiError, type PageHandle, useLive, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { Badge, ButtonLink, Cluster, EmptyState, PageHeader, Tabs, Text } from '@sild/ui'
import { QueueFrame } from '../../queue/QueueFrame.tsx'
import { useQueueWalk } from '../../queue/use-queue-walk.ts'
import { CasePanel } from './CasePanel.tsx'
import { caseInput, queueInput, queueStateOf, queueStates } from './queue-input.ts'
import { QueueList } from './QueueList.tsx'

export async function loader(page: LoaderArgs) {
  const { caseGuid } = page.params
  const [queue] = await Promise.all([
    loadQuery(page, listModerationQueue, queueInput(queueStateOf(new URL(page.request.url).searchParams))),
    loadQuery(page, listCategories, {}),
    // The queue stays usable if the case no longer exists; its panel shows that.
    caseGuid &&
      loadQuery(page, getModerationCase, caseInput(caseGuid)).catch((error: unknown) => {
        if (!isApiError(error) || error.status === 0 || error.status >= 500) throw error
      }),
  ])
  return queue
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.moderation.title' }),
  isUnlisted: true,
}

export function Component() {
  const { caseGuid } = useParams()
  const state = queueStateOf(useSearchParams()[0])
  const { data: queue } = useApiQuery(listModerationQueue, queueInput(state))
  useLive(
    'moderation-queue-changed',
    () => void queryClient.invalidateQueries({ queryKey: [listModerationQueue.path] }),
  )

  const hrefOf = (guid: string) => withQuery(paths.moderationCase(guid), { state })
  useQueueWalk(
    queue.list.map((one) => one.caseGuid),
    caseGuid,
    hrefOf,
  )

  const text = useText('mf-backoffice')
  return (
    <QueueFrame
      title={text('moderation.title')}
      isCaseOpen={caseGuid !== undefined}
      keys={text('moderation.keys')}
      head={
        <>
          <PageHeader
            level={2}
            title={text('moderation.title')}
            meta={
              <Cluster>
                <Text tone="muted">{text('moderation.waiting', { count: queue.counts.waiting })}</Text>
                {queue.counts.overdue > 0 && (
                  <Badge tone="danger">{text('moderation.overdue', { count: queue.counts.overdue })}</Badge>
                )}
              </Cluster>
            }
          />
          <Tabs
            label={text('moderation.states')}
            items={queueStates.map((one) => ({
              href: withQuery(paths.moderationQueue(), { state: one }),
              label: text(`moderation.state.${one}`),
              isCurrent: one === state,
              ...(one !== 'decided' && { count: queue.counts[one] }),
            }))}
          />
        </>
      }
      list={
        queue.list.length === 0 ? (
          <EmptyState level={2} title={text(`moderation.empty.${state}`)}>
            {text(`moderation.empty.${state}.text`)}
          </EmptyState>
        ) : (
          <QueueList cases={queue.list} openGuid={caseGuid} hrefOf={hrefOf} />
        )
      }
    >
      {caseGuid ? (
        <CasePanel key={caseGuid} caseGuid={caseGuid} backHref={withQuery(paths.moderationQueue(), { state })} />
      ) : (
        <EmptyState
          level={2}
          title={text('case.choose')}
          action={
            queue.list[0] && <ButtonLink href={hrefOf(queue.list[0].caseGuid)}>{text('case.choose.first')}</ButtonLink>
          }
        >
          {text('case.choose.text')}
        </EmptyState>
      )}
    </QueueFrame>
  )
}
