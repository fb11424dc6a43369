import { serve } from '../deps.ts'
import { CannedAnswer } from '../models/canned-answer.ts'
import { cannedAnswerReply } from '../replies/canned-answer-reply.ts'

export const createCannedAnswerRoute = serve('createCannedAnswer', ({ body, transaction }) =>
  transaction(async (trx) => cannedAnswerReply(await CannedAnswer.query(trx).insert(body).returning('*'))),
)
