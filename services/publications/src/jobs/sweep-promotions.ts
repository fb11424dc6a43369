import { countPromotions, refuseStalePromotions } from '../actions/sweep-promotions.ts'
import { handle } from '../deps.ts'

export const sweepPromotionsJob = handle('sweep-promotions', async ({ deps }) => {
  await countPromotions(deps)
  await refuseStalePromotions(deps)
})
