import { appendAction } from '../actions/append-action.ts'
import { serve } from '../deps.ts'

export const recordStaffActionRoute = serve('recordStaffAction', ({ body, deps, transaction }) =>
  transaction(async (trx) => {
    await appendAction(trx, deps, body)
    return { acknowledged: true } as const
  }),
)
