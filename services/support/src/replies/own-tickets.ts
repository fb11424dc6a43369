import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { type TicketState, ticketStates } from '@sild/contract/support/ticket-schemas'
import type { Connection } from '@sild/service-kit'
import { Ticket } from '../models/ticket.ts'
import { isClosed } from '../rules/ticket-events.ts'
import { ticketReply } from './ticket-reply.ts'

const states: Record<ParsedInput<'listTickets'>['query']['view'], TicketState[]> = {
  open: ticketStates.filter((state) => !isClosed(state)),
  archive: ticketStates.filter(isClosed),
}

/** A user's tickets, the latest first. */
export async function ownTickets(
  connection: Connection,
  userGuid: string,
  { limit, offset, view }: ParsedInput<'listTickets'>['query'],
): Promise<Reply<'listTickets'>> {
  const of = (which: typeof view) =>
    Ticket.query(connection).where({ userGuid, mergedIntoGuid: null }).whereIn('state', states[which])
  const [list, open, archive] = await Promise.all([
    of(view).orderBy('updatedAt', 'desc').orderBy('ticketGuid').limit(limit).offset(offset),
    of('open').resultSize(),
    of('archive').resultSize(),
  ])
  const counts = { open, archive }
  return { list: list.map(ticketReply), total: counts[view], counts }
}
