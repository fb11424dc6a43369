import { updateCannedAnswer } from '../actions/update-canned-answer.ts'
import { serve } from '../deps.ts'
import { cannedAnswerReply } from '../replies/canned-answer-reply.ts'

export const updateCannedAnswerRoute = serve('updateCannedAnswer', ({ body, params, transaction }) =>
  transaction(async (trx) => cannedAnswerReply(await updateCannedAnswer(trx, params.answerGuid, body))),
)
