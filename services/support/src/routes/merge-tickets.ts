import { AppError, type Transaction } from '@sild/service-kit'
import { announceTicket } from '../actions/announce-ticket.ts'
import { changeTicket } from '../actions/change-ticket.ts'
import { closeTicket } from '../actions/close-ticket.ts'
import type { Staff } from '../actions/find-staff.ts'
import { lockUnclaimedTicket } from '../actions/lock-any-ticket.ts'
import { moveTicket } from '../actions/move-ticket.ts'
import { noteAction } from '../actions/note-action.ts'
import { serve, type SupportDeps } from '../deps.ts'
import { TicketMessage } from '../models/ticket-message.ts'
import { Ticket } from '../models/ticket.ts'
import { isClosed, type TicketEvent } from '../rules/ticket-events.ts'

export const mergeTicketsRoute = serve(
  'mergeTickets',
  ({ actor, body: { intoTicketGuid: into }, deps, params: { ticketGuid: from }, transaction }) =>
    changeTicket({ actor, deps, ticketGuid: into, transaction }, (trx, staff) =>
      mergeTickets(trx, deps, staff, { from, into }),
    ),
)

/** Moves the messages of one ticket into another of the same customer, which gets the earlier promised time of both. */
async function mergeTickets(
  trx: Transaction,
  deps: SupportDeps,
  staff: Staff,
  { from, into }: { from: string; into: string },
): Promise<Ticket> {
  // Locks in one order; otherwise two opposite merges could deadlock.
  const [first, second] = [from, into].toSorted()
  const held = [await lockUnclaimedTicket(trx, first!, staff), await lockUnclaimedTicket(trx, second!, staff)]
  const [source, target] = first === from ? [held[0]!, held[1]!] : [held[1]!, held[0]!]
  if (source.ticketGuid === target.ticketGuid || !isOfOne(source, target)) throw new AppError('tickets-of-others')
  if (isClosed(source.state)) throw new AppError('ticket-closed')
  const { state, ticketGuid } = source
  const dueAt = earlier(source.dueAt, target.dueAt)
  await TicketMessage.query(trx).where({ ticketGuid }).patch({ ticketGuid: target.ticketGuid })
  await Ticket.query(trx)
    .findById(target.ticketGuid)
    .patch({
      unreadCount: source.unreadCount + target.unreadCount,
      tags: [...new Set([...target.tags, ...source.tags])].slice(0, 10),
      requestIds: [...new Set([...target.requestIds, ...source.requestIds])].slice(0, 5),
    })
  await closeTicket(trx, deps, source, { mergedIntoGuid: target.ticketGuid, unreadCount: 0 })
  const event: TicketEvent | null = state === 'open' ? 'write' : isClosed(target.state) ? 'answer' : null
  if (event) await moveTicket(trx, target, event, { dueAt: event === 'write' ? dueAt : null })
  await noteAction(trx, target.ticketGuid, 'merged', staff, `#${source.number}`)
  announceTicket(trx, deps, target)
  return target
}

const isOfOne = (one: Ticket, other: Ticket): boolean =>
  one.userGuid === other.userGuid && (one.userGuid !== null || one.email?.toLowerCase() === other.email?.toLowerCase())

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other)
