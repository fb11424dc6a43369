import { answerTicket } from '../actions/answer-ticket.ts'
import { filesInMessage } from '../actions/ticket-files.ts'
import { serve } from '../deps.ts'
import { changeReply } from '../replies/change-reply.ts'

export const answerTicketRoute = serve('answerTicket', async ({ actor, body, deps, params, transaction }) => {
  await deps.files.reserve(actor, filesInMessage(body.files))
  return changeReply({ actor, deps, ...params, transaction }, (trx, staff) =>
    answerTicket(trx, deps, staff, { body, params }),
  )
})
