import { consumeQuotaRoute } from './consume-quota.ts'
import { getActiveSubscriptionRoute } from './get-active-subscription.ts'
import { getCompanyPlanRoute } from './get-company-plan.ts'
import { listPlansRoute } from './list-plans.ts'
import { releaseQuotaRoute } from './release-quota.ts'

export const routes = [
  // guest
  listPlansRoute,
  // company
  getActiveSubscriptionRoute,
  // system
  getCompanyPlanRoute,
  consumeQuotaRoute,
  releaseQuotaRoute,
]
