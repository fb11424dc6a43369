import { getModerationCase, listModerationQueue } from '@sild/contract/moderation/operations'
import { listCategories } from '@sild/contract/content/operations'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useNavigate, useParams, useSearchParams } from '@sild/router'
import { isApiError, type PageHandle, useIntl, useLive } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { Badge, ButtonLink, Cluster, EmptyState, PageHeader, Tabs, Text, VisuallyHidden } from '@sild/ui'
import { useEffect, useRef } from 'react'
import { CasePanel } from './CasePanel.tsx'
import * as css from './ModerationPage.module.css'
import { caseInput, queueInput, queueStateOf, queueStates } from './queue-input.ts'
import { QueueList } from './QueueList.tsx'
import { useQueueKeys } from './use-queue-keys.ts'

export async function loader(page: LoaderArgs) {
  const { caseGuid } = page.params
  const [queue] = await Promise.all([
    loadQuery(page, listModerationQueue, queueInput(queueStateOf(new URL(page.request.url).searchParams))),
    loadQuery(page, listCategories, {}),
    // A case that is gone leaves the queue usable; its panel says so.
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
  const intl = useIntl()
  const navigate = useNavigate()
  const { caseGuid } = useParams()
  const state = queueStateOf(useSearchParams()[0])
  const { data: queue } = useApiQuery(listModerationQueue, queueInput(state))
  useLive(
    'moderation-queue-changed',
    () => void queryClient.invalidateQueries({ queryKey: [listModerationQueue.path] }),
  )

  const hrefOf = (guid: string) => withQuery(paths.moderationCase(guid), { state })
  // Keys may come quicker than cases: each goes on from where the last one leads.
  const headedFor = useRef<string>(undefined)
  useEffect(() => {
    if (headedFor.current === caseGuid) headedFor.current = undefined
  }, [caseGuid])
  const goOn = (by: number) => {
    const from = headedFor.current ?? caseGuid
    const position = queue.list.findIndex((one) => one.caseGuid === from) + by
    const target = queue.list[Math.max(0, Math.min(position, queue.list.length - 1))]?.caseGuid
    if (!target || target === from) return
    headedFor.current = target
    void navigate(hrefOf(target), { preventScrollReset: true })
  }
  useQueueKeys({ j: () => goOn(1), k: () => goOn(-1) })

  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `mf-backoffice.${id}` }, values)
  return (
    <div className={css.page} data-open={caseGuid ? 'case' : 'queue'}>
      {/* On a phone an open case takes the place of the queue, and its header with it. */}
      <VisuallyHidden as="h1">{text('moderation.title')}</VisuallyHidden>
      <div className={css.queue}>
        <div className={css.head}>
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
        </div>
        {queue.list.length === 0 ? (
          <EmptyState level={2} title={text(`moderation.empty.${state}`)}>
            {text(`moderation.empty.${state}.text`)}
          </EmptyState>
        ) : (
          <QueueList cases={queue.list} openGuid={caseGuid} hrefOf={hrefOf} />
        )}
        <Text size={12} tone="muted" className={css.keys}>
          {text('moderation.keys')}
        </Text>
      </div>
      <div className={css.case}>
        {caseGuid ? (
          <CasePanel key={caseGuid} caseGuid={caseGuid} backHref={withQuery(paths.moderationQueue(), { state })} />
        ) : (
          <EmptyState
            level={2}
            title={text('case.choose')}
            action={
              queue.list[0] && (
                <ButtonLink href={hrefOf(queue.list[0].caseGuid)}>{text('case.choose.first')}</ButtonLink>
              )
            }
          >
            {text('case.choose.text')}
          </EmptyState>
        )}
      </div>
    </div>
  )
}
