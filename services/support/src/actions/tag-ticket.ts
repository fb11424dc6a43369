import type { Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { Ticket } from '../models/ticket.ts'
import { announceInbox } from './announce-ticket.ts'
import type { Staff } from './find-staff.ts'
import { lockAnyTicket } from './lock-any-ticket.ts'
import { noteAction } from './note-action.ts'

/** Normalises a tag: case and spaces do not matter. */
export const tagOf = (label: string): string => label.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Sets the tags of a ticket. @throws ticket-not-found */
export async function tagTicket(
  trx: Transaction,
  deps: Pick<SupportDeps, 'live'>,
  staff: Staff,
  { labels, ticketGuid }: { labels: readonly string[]; ticketGuid: string },
): Promise<Ticket> {
  const ticket = await lockAnyTicket(trx, ticketGuid)
  const tags = [...new Set(labels.map(tagOf))]
  await Ticket.query(trx).findById(ticket.ticketGuid).patch({ tags })
  await noteAction(trx, ticket.ticketGuid, 'tagged', staff, tags.join(', '))
  announceInbox(trx, deps, ticket.ticketGuid)
  return ticket
}
