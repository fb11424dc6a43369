import { AppError } from '@sild/service-kit'
import { correctOpenOrders } from '../actions/correct-open-orders.ts'
import { handle } from '../deps.ts'

/** Idempotent: orders with the current tax stay. */
export const correctOpenOrdersJob = handle('correct-open-orders', async ({ deps, payload: { companyGuid } }) => {
  try {
    await correctOpenOrders(deps, companyGuid)
  } catch (error) {
    // The company is deleted, and another job ends its orders.
    if (!(error instanceof AppError && error.code === 'company-not-found')) throw error
  }
})
