import type { CompanyBrief } from '@sild/contract/companies/schemas'
import {
  asSystem,
  type Calls,
  type Clock,
  type Database,
  type Files,
  type Kit,
  type Live,
  type Outbox,
  serviceOf,
} from '@sild/service-kit'

export interface ChatDeps {
  readonly database: Database
  readonly outbox: Outbox
  readonly clock: Clock
  readonly calls: Calls
  readonly live: Pick<Live, 'publish'>
  readonly files: Files
}

export const createDeps = ({ database, outbox, clock, calls, live, files }: Kit): ChatDeps => ({
  database,
  outbox,
  clock,
  calls,
  live,
  files,
})

export const { serve, handle } = serviceOf<ChatDeps>()

/** Names and logos of companies by guid. A company that is gone is simply not there. */
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
