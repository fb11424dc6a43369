import { serve } from '../deps.ts'
import { promotionsOf } from '../replies/promotions.ts'

export const listPromotionsRoute = serve('listPromotions', ({ actor: { companyGuid }, deps, query }) =>
  promotionsOf(deps.database, companyGuid, query),
)
