import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { CannedAnswer } from '../models/canned-answer.ts'

export const deleteCannedAnswerRoute = serve('deleteCannedAnswer', ({ params, transaction }) =>
  transaction(async (trx) => {
    const deleted = await CannedAnswer.query(trx).deleteById(params.answerGuid)
    if (deleted === 0) throw new AppError('canned-answer-not-found')
    return { acknowledged: true as const }
  }),
)
