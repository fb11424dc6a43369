import { appendMessage } from '../actions/append-message.ts'
import { findTicket, lockTicket } from '../actions/find-ticket.ts'
import { attachmentsOf, filesInMessage } from '../actions/ticket-files.ts'
import { serve } from '../deps.ts'
import { ticketDetailsReply } from '../replies/ticket-reply.ts'

/** Adds a member's reply to a ticket, and reopens a closed one. */
export const replyToTicketRoute = serve('replyToTicket', async ({ actor, body, deps, params, transaction }) => {
  const { companyGuid, userGuid } = actor
  const asked = { guid: params.guid, userGuid }
  await findTicket(deps.database.knex, asked)
  await deps.files.reserve(actor, filesInMessage(body.files))
  return transaction(async (trx) => {
    const ticket = await lockTicket(trx, asked)
    await appendMessage(trx, deps, ticket, {
      kind: 'question',
      message: body.message,
      attachments: attachmentsOf(deps, body.files),
      author: { userGuid },
      companyGuid,
    })
    return ticketDetailsReply(trx, deps.files, ticket)
  })
})
