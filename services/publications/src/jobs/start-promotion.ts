import { startPromotion } from '../actions/start-promotion.ts'
import { handle } from '../deps.ts'

export const startPromotionJob = handle('start-promotion', ({ deps, payload }) =>
  deps.database.transaction((trx) => startPromotion(trx, deps, payload)),
)
