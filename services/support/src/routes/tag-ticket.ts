import { tagTicket } from '../actions/tag-ticket.ts'
import { serve } from '../deps.ts'
import { changeReply } from '../replies/change-reply.ts'

export const tagTicketRoute = serve('tagTicket', ({ actor, body, deps, params, transaction }) =>
  changeReply({ actor, deps, ...params, transaction }, (trx, staff) =>
    tagTicket(trx, deps, staff, { ...params, labels: body.tags }),
  ),
)
