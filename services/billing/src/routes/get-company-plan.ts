import { serve } from '../deps.ts'
import { findPlanInForce } from '../models/plan-in-force.ts'

export const getCompanyPlanRoute = serve('getCompanyPlan', async ({ params, deps }) => {
  const { plan } = await findPlanInForce(deps.database.knex, params.companyGuid)
  return { plan }
})
