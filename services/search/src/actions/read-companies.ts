import { asSystem, sql } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import type { CompanyRead } from './save-company.ts'

const actor = asSystem('the search finds companies')

/**
 * Those companies that their service knows, by a look that is numbered before it begins: what an earlier one has seen is not
 * written over a later one's.
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
