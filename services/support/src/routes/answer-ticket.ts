import { appendMessage } from '../actions/append-message.ts'
import { changeTicket } from '../actions/change-ticket.ts'
import { closeTicket } from '../actions/close-ticket.ts'
import { lockUnclaimedTicket } from '../actions/lock-any-ticket.ts'
import { noteAction } from '../actions/note-action.ts'
import { attachmentsOf, filesInMessage } from '../actions/ticket-files.ts'
import { serve } from '../deps.ts'

/** Answers the author of the ticket, and closes it if the agent chose so. */
export const answerTicketRoute = serve('answerTicket', async ({ actor, body, deps, params, transaction }) => {
  await deps.files.reserve(actor, filesInMessage(body.files))
  return changeTicket({ actor, deps, ...params, transaction }, async (trx, staff) => {
    const ticket = await lockUnclaimedTicket(trx, params.ticketGuid, staff)
    await appendMessage(trx, deps, ticket, {
      kind: 'answer',
      message: body.message,
      attachments: attachmentsOf(deps, body.files),
      author: staff,
    })
    if (body.isClosing && (await closeTicket(trx, deps, ticket)))
      await noteAction(trx, ticket.ticketGuid, 'closed', staff)
    return ticket
  })
})
