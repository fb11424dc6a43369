import { findTicket } from '../actions/find-ticket.ts'
import { replyToTicket } from '../actions/reply-to-ticket.ts'
import { filesInMessage } from '../actions/ticket-files.ts'
import { serve } from '../deps.ts'
import { ticketDetailsReply } from '../replies/ticket-reply.ts'

export const replyToTicketRoute = serve('replyToTicket', async ({ actor, body, deps, params, transaction }) => {
  await findTicket(deps.database.knex, { guid: params.guid, userGuid: actor.userGuid })
  await deps.files.reserve(actor, filesInMessage(body.files))
  return transaction(async (trx) =>
    ticketDetailsReply(trx, deps.files, await replyToTicket(trx, deps, actor, { body, params })),
  )
})
