import { sendFeedback } from '../actions/send-feedback.ts'
import { serve } from '../deps.ts'

export const sendFeedbackRoute = serve('sendFeedback', ({ actor, body, deps, transaction }) =>
  transaction(async (trx) => {
    await sendFeedback(trx, deps, actor, body)
    return { acknowledged: true as const }
  }),
)
