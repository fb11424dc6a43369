import { asSystem, sql } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import type { CompanyRead } from './save-company.ts'

const actor = asSystem('the search finds companies')

/**
 * Reads companies from their service, without unknown ones. The number of the read is taken before it, so that an
 * earlier read does not overwrite the result of a later one.
 */
export async function readCompanies(
  { calls, database }: Pick<SearchDeps, 'calls' | 'database'>,
  companyGuids: readonly string[],
): Promise<CompanyRead[]> {
  if (companyGuids.length === 0) return []
  const [next] = await database.execute<{ look: number }>(sql`select nextval('looks') as look`)
  const { companies } = await calls.call(
    'getCompanySnapshots',
    { body: { companyGuids: [...companyGuids] } },
    { actor },
  )
  return companies.map((company) => ({ company, look: next!.look }))
}
