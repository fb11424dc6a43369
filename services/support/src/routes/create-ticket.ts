import { openTicket } from '../actions/open-ticket.ts'
import { attachmentsOf, filesInMessage } from '../actions/ticket-files.ts'
import { serve } from '../deps.ts'
import { ticketDetailsReply } from '../replies/ticket-reply.ts'

export const createTicketRoute = serve('createTicket', async ({ actor, body, deps, transaction }) => {
  const { companyGuid, locale, userGuid } = actor
  const { files, ...columns } = body
  await deps.files.reserve(actor, filesInMessage(files))
  const attachments = attachmentsOf(deps, files)
  const source = 'member'
  return transaction(async (trx) => {
    const ticket = await openTicket(trx, deps, { ...columns, source, locale, userGuid, companyGuid, attachments })
    if (!ticket) throw new Error('A ticket without a source is new.')
    return ticketDetailsReply(trx, deps.files, ticket)
  })
})
