import type { ParsedInput } from '@sild/contract'
import { AppError, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import type { Ticket } from '../models/ticket.ts'
import { announceTicket } from './announce-ticket.ts'
import { lockTicket } from './find-ticket.ts'
import { moveTicket } from './move-ticket.ts'

/** The author rates the answer. @throws ticket-not-found, ticket-open */
export async function rateTicket(
  trx: Transaction,
  deps: Pick<SupportDeps, 'clock' | 'live'>,
  { userGuid }: SignedInActor,
  { body: { comment = null, rating }, params: { guid } }: Pick<ParsedInput<'rateTicket'>, 'body' | 'params'>,
): Promise<Ticket> {
  const ticket = await lockTicket(trx, { guid, userGuid })
  const isRated = await moveTicket(trx, ticket, 'rate', { rating, ratingComment: comment, ratedAt: deps.clock.now() })
  if (!isRated) throw new AppError('ticket-open')
  announceTicket(trx, deps, ticket)
  return ticket
}
