import { announceCase } from '../actions/announce-case.ts'
import { settleDecision } from '../actions/settle-decision.ts'
import { handle } from '../deps.ts'

export const settleDecisionJob = handle('settle-decision', async ({ payload, deps }) => {
  const isSettled = await deps.database.transaction((trx) => settleDecision(trx, deps, payload))
  if (isSettled) await announceCase(deps, payload.caseGuid)
})
