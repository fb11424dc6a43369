import { createTicket } from '../actions/create-ticket.ts'
import { filesInMessage } from '../actions/ticket-files.ts'
import { serve } from '../deps.ts'
import { ticketDetailsReply } from '../replies/ticket-reply.ts'

export const createTicketRoute = serve('createTicket', async ({ actor, body, deps, transaction }) => {
  await deps.files.reserve(actor, filesInMessage(body.files))
  return transaction(async (trx) => ticketDetailsReply(trx, deps.files, await createTicket(trx, deps, actor, body)))
})
