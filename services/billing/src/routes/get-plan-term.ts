import { serve } from '../deps.ts'
import { findPlanInForce } from '../models/plan-in-force.ts'
import { findPlansEnd } from '../models/subscription.ts'

export const getPlanTermRoute = serve('getPlanTerm', async ({ deps: { database }, params: { companyGuid } }) => {
  const { startsAt } = await findPlanInForce(database.knex, companyGuid)
  const until = await findPlansEnd(database.knex, companyGuid)
  return { startsAt: startsAt.toISOString(), until: until?.toISOString() ?? null }
})
