import type { PlanSlug } from '@sild/contract'
import { asSystem, type Calls } from '@sild/service-kit'

/** The current plan of a company. The plan in a session may be ten minutes old. */
export async function findPlan(calls: Calls, companyGuid: string): Promise<PlanSlug> {
  const params = { companyGuid }
  const { plan } = await calls.call('getCompanyPlan', { params }, { actor: asSystem('the plan limits a profile') })
  return plan
}
