import {
  getSupportTicket,
  getTicketCustomer,
  listCannedAnswers,
  listSupportInbox,
} from '@sild/contract/support/staff-operations'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useParams, useSearchParams } from '@sild/router'
import { isApiError, type PageHandle, useIntl, useLive, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, EmptyState } from '@sild/ui'
import { QueueFrame } from '../../queue/QueueFrame.tsx'
import { useQueueWalk } from '../../queue/use-queue-walk.ts'
import { inboxInput, isLong, stateOf, ticketInput, viewOf, wordsOf } from './inbox-input.ts'
import { InboxHead } from './InboxHead.tsx'
import { InboxList } from './InboxList.tsx'
import { TicketPanel } from './TicketPanel.tsx'

export async function loader(page: LoaderArgs) {
  const { ticketGuid } = page.params
  const [inbox] = await Promise.all([
    loadQuery(page, listSupportInbox, inboxInput(new URL(page.request.url).searchParams)),
    loadQuery(page, listCannedAnswers, {}),
    // The inbox stays usable if the ticket no longer exists; its panel shows that.
    ticketGuid &&
      Promise.all([
        loadQuery(page, getSupportTicket, ticketInput(ticketGuid)),
        loadQuery(page, getTicketCustomer, ticketInput(ticketGuid)),
      ]).catch((error: unknown) => {
        if (!isApiError(error) || error.status === 0 || error.status >= 500) throw error
      }),
  ])
  return inbox
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.support.inbox.title' }),
  isUnlisted: true,
}

/** The inbox, sorted by promised time, and the open ticket. */
export function Component() {
  const intl = useIntl()
  const { ticketGuid } = useParams()
  const [parameters] = useSearchParams()
  const { data: inbox } = useApiQuery(listSupportInbox, inboxInput(parameters))
  useLive('support-inbox-changed', ({ ticketGuid: changed }) => {
    void queryClient.invalidateQueries({ queryKey: [listSupportInbox.path] })
    void queryClient.invalidateQueries({ queryKey: [getSupportTicket.path, ticketInput(changed)] })
  })
  const state = stateOf(parameters)
  const hrefOf = (guid: string) => withQuery(paths.supportTicket(guid), state)
  useQueueWalk(
    inbox.list.map(({ guid }) => guid),
    ticketGuid,
    hrefOf,
  )
  const text = useText('mf-backoffice.support')
  const empty = wordsOf(parameters) ? 'search' : viewOf(parameters)
  return (
    <QueueFrame
      title={text('inbox.title')}
      isCaseOpen={ticketGuid !== undefined}
      keys={text('inbox.keys')}
      head={<InboxHead inbox={inbox} />}
      list={
        inbox.list.length === 0 ? (
          <EmptyState level={2} title={text(`inbox.empty.${empty}`)}>
            {text(`inbox.empty.${empty}.text`)}
          </EmptyState>
        ) : (
          <>
            <InboxList tickets={inbox.list} openGuid={ticketGuid} hrefOf={hrefOf} />
            {inbox.hasMore && !isLong(parameters) && (
              <ButtonLink variant="quiet" href={withQuery(paths.supportInbox(), { ...state, more: 'yes' })}>
                {text('inbox.more')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {ticketGuid ? (
        <TicketPanel key={ticketGuid} ticketGuid={ticketGuid} backHref={withQuery(paths.supportInbox(), state)} />
      ) : (
        <EmptyState
          level={2}
          title={text('ticket.choose')}
          action={
            inbox.list[0] && (
              <ButtonLink href={hrefOf(inbox.list[0].guid)}>
                {intl.formatMessage({ id: 'mf-backoffice.case.choose.first' })}
              </ButtonLink>
            )
          }
        >
          {text('ticket.choose.text')}
        </EmptyState>
      )}
    </QueueFrame>
  )
}
