import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { CannedAnswer } from '../models/canned-answer.ts'
import { cannedAnswerReply } from '../replies/canned-answer-reply.ts'

/** Rejects a change that is based on an outdated version. */
export const updateCannedAnswerRoute = serve('updateCannedAnswer', ({ body, params: { answerGuid }, transaction }) =>
  transaction(async (trx) => {
    const { name, texts, version } = body
    const [changed] = await CannedAnswer.query(trx)
      .where({ answerGuid, version })
      .patch({ name, texts, version: version + 1 })
      .returning('*')
    if (changed) return cannedAnswerReply(changed)
    const known = await CannedAnswer.query(trx).findById(answerGuid)
    throw known ? new AppError('canned-answer-changed') : new AppError('canned-answer-not-found')
  }),
)
