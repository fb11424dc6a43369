import { AppError } from '@sild/service-kit'
import { announceTicket } from '../actions/announce-ticket.ts'
import { lockTicket } from '../actions/find-ticket.ts'
import { moveTicket } from '../actions/move-ticket.ts'
import { serve } from '../deps.ts'
import { ticketDetailsReply } from '../replies/ticket-reply.ts'

/** The author rates the answer. */
export const rateTicketRoute = serve('rateTicket', ({ actor, body, deps, params: { guid }, transaction }) =>
  transaction(async (trx) => {
    const { comment: ratingComment = null, rating } = body
    const ticket = await lockTicket(trx, { guid, userGuid: actor.userGuid })
    const isRated = await moveTicket(trx, ticket, 'rate', { rating, ratingComment, ratedAt: deps.clock.now() })
    if (!isRated) throw new AppError('ticket-open')
    announceTicket(trx, deps, ticket)
    return ticketDetailsReply(trx, deps.files, ticket)
  }),
)
