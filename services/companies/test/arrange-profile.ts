import type { PlanSlug } from '@sild/contract'
import { actorOf, type Mocks, type TestService } from '@sild/testing'
import type { CompaniesDeps } from '../src/deps.ts'
import { otherServices, newCompany, ofCompany } from './arrange.ts'

/** What the companies of a test pay for; free unless it is said otherwise. */
export const plans = new Map<string, PlanSlug>()

export const profileMocks: Mocks = {
  ...otherServices,
  getCompanyPlan: ({ params }) => ({ plan: plans.get(params.companyGuid) ?? 'free' }),
}

/** A company with its owner, and calls on the owner's behalf. */
export async function arrangeCompany(companies: TestService<CompaniesDeps>, plan: PlanSlug = 'startup') {
  const founder = actorOf('providerWithoutCompany')
  const company = await companies.call('createCompany', { body: newCompany() }, founder)
  plans.set(company.guid, plan)
  const owner = ofCompany(founder, company.guid)
  const params = { guid: company.guid }
  const versionOf = async (): Promise<number> => {
    const { list } = await companies.call('listMyCompanies', {}, owner)
    return list.find(({ guid }) => guid === company.guid)!.version
  }
  return { company, owner, params, versionOf }
}
