import { findContested } from '../actions/find-contested.ts'
import { withdrawAppeal } from '../actions/withdraw-appeal.ts'
import { handle } from '../deps.ts'
import { Appeal } from '../models/appeal.ts'

/** Looks what stands by now: an appeal may be newer than what is told here. */
export const withdrawAppeals = handle('withdraw-appeals', async ({ payload: { publicationGuid }, deps }) => {
  const open = await Appeal.query(deps.database.knex)
    .where({ targetGuid: publicationGuid })
    .whereNull('decidedAt')
    .whereNull('withdrawnAt')
  for (const appeal of open) {
    const { isStanding } = await findContested(deps, appeal)
    if (!isStanding) await deps.database.transaction((trx) => withdrawAppeal(trx, deps, appeal.appealGuid))
  }
})
