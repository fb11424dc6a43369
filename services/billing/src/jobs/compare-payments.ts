import { comparePayments } from '../actions/compare-payments.ts'
import { handle } from '../deps.ts'

export const comparePaymentsJob = handle('compare-payments', async ({ deps }) => {
  if (deps.provider) await comparePayments(deps, deps.provider)
})
