import type { PlanSlug } from '@sild/contract'
import { asSystem, type Calls } from '@sild/service-kit'

/** The plan that a company has now; its session may still say what it had ten minutes ago. */
export async function findPlan(calls: Calls, companyGuid: string): Promise<PlanSlug> {
  const params = { companyGuid }
  const { plan } = await calls.call(
    'getCompanyPlan',
    { params },
    { actor: asSystem('the plan says what a profile has') },
  )
  return plan
}
