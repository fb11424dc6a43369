import { withdrawCases } from '../actions/withdraw-cases.ts'
import { handle } from '../deps.ts'

export const withdrawPromotionJob = handle('withdraw-promotion', ({ payload: { promotionGuid }, deps }) =>
  deps.database.transaction((trx) => withdrawCases(trx, deps, { promotionGuid, cause: 'withdrawn-by-author' })),
)
