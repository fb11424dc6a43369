import { serve } from '../deps.ts'
import { cannedAnswerNotFound } from '../errors.ts'
import { CannedAnswer } from '../models/canned-answer.ts'

export const deleteCannedAnswerRoute = serve('deleteCannedAnswer', ({ params, transaction }) =>
  transaction(async (trx) => {
    const deleted = await CannedAnswer.query(trx).deleteById(params.answerGuid)
    if (deleted === 0) throw cannedAnswerNotFound()
    return { acknowledged: true as const }
  }),
)
