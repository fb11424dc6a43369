import { constants } from '@sild/contract/limits'
import { run, sql } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { announceCompanies } from './announce-index.ts'

const BATCH = 100

/**
 * Hides companies that were inactive for a month, and their publications, from the search (S1-BIZ-04). Returns whether
 * there may be more.
 */
export function hideInactiveBatch({
  database,
  engine,
  live,
}: Pick<SearchDeps, 'database' | 'engine' | 'live'>): Promise<boolean> {
  return database.transaction(async (trx) => {
    const hidden = await run<{ companyGuid: string }>(
      trx,
      sql`update companies set is_hidden = true where company_guid in (
            select company_guid from companies
            where not is_hidden and last_active_at < now() - make_interval(days => ${constants.inactiveAfterDays})
            order by last_active_at limit ${BATCH} for update skip locked
          ) returning company_guid as "companyGuid"`,
    )
    const companyGuids = hidden.map(({ companyGuid }) => companyGuid)
    await engine.removeOfCompanies(trx, companyGuids)
    announceCompanies(trx, live, companyGuids)
    return hidden.length === BATCH
  })
}
