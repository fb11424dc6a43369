import { cancelPromotion } from '../actions/settle-promotion.ts'
import { handle } from '../deps.ts'

export const cancelPromotionJob = handle('cancel-promotion', ({ deps, payload: { promotionGuid } }) =>
  deps.database.transaction((trx) => cancelPromotion(trx, deps, promotionGuid)),
)
