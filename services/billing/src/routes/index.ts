import { applyPromoCodeRoute } from './apply-promo-code.ts'
import { consumeQuotaRoute } from './consume-quota.ts'
import { getActiveSubscriptionRoute } from './get-active-subscription.ts'
import { getCompanyPlanRoute } from './get-company-plan.ts'
import { listPlansRoute } from './list-plans.ts'
import { listPromoCodesRoute } from './list-promo-codes.ts'
import { releaseQuotaRoute } from './release-quota.ts'

export const routes = [
  // guest
  listPlansRoute,
  // member
  listPromoCodesRoute,
  // company
  applyPromoCodeRoute,
  getActiveSubscriptionRoute,
  // system
  getCompanyPlanRoute,
  consumeQuotaRoute,
  releaseQuotaRoute,
]
