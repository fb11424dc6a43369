import { settleDecision } from '../actions/settle-decision.ts'
import { handle } from '../deps.ts'

export const settleDecisionJob = handle('settle-decision', ({ payload, deps }) =>
  deps.database.transaction((trx) => settleDecision(trx, deps, payload)),
)
