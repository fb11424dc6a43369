import type { CompanyBrief } from '@sild/contract/companies/schemas'
import { asSystem, type Calls, type Kit, serviceOf } from '@sild/service-kit'

export type ChatDeps = Pick<Kit, 'database' | 'outbox' | 'clock' | 'calls' | 'live' | 'files'>

export const createDeps = (kit: Kit): ChatDeps => kit

export const { serve, handle } = serviceOf<ChatDeps>()

/** Names and logos of companies by guid. Leaves out deleted companies. */
export async function findCompanyBriefs(
  calls: Calls,
  companyGuids: readonly string[],
): Promise<Map<string, CompanyBrief>> {
  if (companyGuids.length === 0) return new Map()
  const { companies } = await calls.call(
    'getCompanyBriefs',
    { body: { companyGuids: [...new Set(companyGuids)] } },
    { actor: asSystem('names of chat companions') },
  )
  return new Map(companies.map((company) => [company.guid, company]))
}
