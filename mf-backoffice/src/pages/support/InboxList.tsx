import type { InboxTicket } from '@sild/contract/support/staff-schemas'
import { useIntl, useLocale, useText } from '@sild/shell-api'
import { Badge, DateTime, joinFacts, useNow } from '@sild/ui'
import { QueueRow, QueueRows } from '../../queue/QueueRow.tsx'

interface InboxListProps {
  tickets: readonly InboxTicket[]
  openGuid: string | undefined
  hrefOf: (guid: string) => string
}

export function InboxList({ hrefOf, openGuid, tickets }: InboxListProps) {
  return (
    <QueueRows>
      {tickets.map((ticket) => (
        <QueueRow
          key={ticket.guid}
          href={hrefOf(ticket.guid)}
          isOpen={ticket.guid === openGuid}
          name={ticket.title}
          at={ticket.state === 'open' ? ticket.createdAt : ticket.updatedAt}
          facts={joinFacts([
            `#${ticket.number}`,
            ticket.requester.name ?? ticket.requester.email ?? undefined,
            ticket.companyName ?? undefined,
          ])}
          badges={<TicketBadges ticket={ticket} />}
        />
      ))}
    </QueueRows>
  )
}

function TicketBadges({ ticket: { claimedBy, dueAt, source, state, tags } }: { ticket: InboxTicket }) {
  const intl = useIntl()
  const now = useNow()
  const locale = useLocale()
  const text = useText('mf-backoffice.support')
  const isLate = dueAt !== null && Date.parse(dueAt) < now
  return (
    <>
      {isLate && <Badge tone="danger">{text('inbox.late')}</Badge>}
      {dueAt && !isLate && (
        <Badge tone="warning">
          {intl.formatMessage(
            { id: 'mf-backoffice.support.inbox.due' },
            { due: <DateTime key="due" value={dueAt} locale={locale} format="dayAndTime" /> },
          )}
        </Badge>
      )}
      {state !== 'open' && <Badge>{text(`ticket.state.${state}`)}</Badge>}
      {source !== 'member' && <Badge>{text(`inbox.source.${source}`)}</Badge>}
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {claimedBy && <Badge tone="accent">{claimedBy.email}</Badge>}
    </>
  )
}
