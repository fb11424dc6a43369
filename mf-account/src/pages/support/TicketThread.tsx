import { closeTicket, getTicket } from '@sild/contract/support/ticket-operations'
import { TicketMessages } from '@sild/dialogs/TicketMessages'
import { paths } from '@sild/paths'
import { useFailureText, useIntl, useLive, useLocale, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation, useApiQuery } from '@sild/shell-api/query'
import { Button, Cluster, DateTime, focusHeading, Link, Notice, PageHeader, Stack, Text } from '@sild/ui'
import { RatingSection } from './RatingSection.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { showTicket } from './show-ticket.ts'
import { isClosed, ticketInput } from './support-input.ts'
import { TicketStateBadge } from './TicketStateBadge.tsx'
import { useMarkViewed } from './use-mark-viewed.ts'

/** A ticket with what was said, until it is settled and rated. */
export function TicketThread({ guid }: { guid: string }) {
  const intl = useIntl()
  const text = useText('mf-account.support')
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const { data: ticket } = useApiQuery(getTicket, ticketInput(guid))
  useLive('support-ticket-changed', ({ ticketGuid }) => {
    if (ticketGuid === guid) void queryClient.invalidateQueries({ queryKey: [getTicket.path, ticketInput(guid)] })
  })
  useMarkViewed(ticket)
  const closing = useApiMutation(closeTicket, {
    onSuccess: (closed) => {
      showTicket(closed)
      focusHeading()
    },
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <>
      <PageHeader
        breadcrumbs={<Link href={paths.support(isClosed(ticket.state) ? 'archive' : undefined)}>{text('back')}</Link>}
        title={ticket.title}
        meta={
          <Cluster>
            <TicketStateBadge state={ticket.state} />
            <Text as="span" size={14} tone="muted">
              {text('ticket.number', { number: ticket.number })}
            </Text>
          </Cluster>
        }
        actions={
          !isClosed(ticket.state) && (
            <Button isPending={closing.isPending} onClick={() => closing.mutate(ticketInput(guid))}>
              {text('ticket.close')}
            </Button>
          )
        }
      />
      <Stack gap={24}>
        <TicketMessages
          messages={ticket.messages.map(({ isFromSupport, ...message }) => ({
            ...message,
            from: text(isFromSupport ? 'ticket.from-support' : 'ticket.from-you'),
            tone: isFromSupport ? 'plain' : 'accent',
          }))}
          labels={{ messages: text('ticket.messages'), attached: text('ticket.attached') }}
        />
        {ticket.dueAt && (
          <Text tone="muted">
            {intl.formatMessage(
              { id: 'mf-account.support.ticket.due' },
              { due: <DateTime key="due" value={ticket.dueAt} locale={locale} format="dayAndTime" /> },
            )}
          </Text>
        )}
        {isClosed(ticket.state) && (
          <>
            <Notice tone="info" title={text('ticket.closed')}>
              {text('ticket.closed.text')}
            </Notice>
            <RatingSection ticket={ticket} />
          </>
        )}
        <ReplyForm guid={guid} />
      </Stack>
    </>
  )
}
