import { returnUnanswered } from '../actions/return-quota.ts'
import { handle } from '../deps.ts'

export const returnUnansweredQuotaJob = handle('return-unanswered-quota', async ({ deps }) => {
  while (await returnUnanswered(deps));
})
