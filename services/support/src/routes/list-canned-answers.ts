import { serve } from '../deps.ts'
import { CannedAnswer } from '../models/canned-answer.ts'
import { cannedAnswerReply } from '../replies/canned-answer-reply.ts'

export const listCannedAnswersRoute = serve('listCannedAnswers', async ({ deps }) => {
  const answers = await CannedAnswer.query(deps.database.knex).orderBy(['name', 'answerGuid'])
  return { list: answers.map(cannedAnswerReply) }
})
