import { constants } from '@sild/contract/limits'
import type { SearchDeps } from '../deps.ts'
import { countableColumns, type Countable, countListings } from './count-listings.ts'

const BATCH = 100

/** Takes companies that were inactive for a month, and what they publish, out of the search (S1-BIZ-04). Returns their guids. */
export function hideInactiveBatch({ database }: Pick<SearchDeps, 'database'>): Promise<string[]> {
  return database.transaction(async (trx) => {
    const { rows: hidden }: { rows: { companyGuid: string }[] } = await trx.raw(
      `update companies set is_hidden = true where company_guid in (
         select company_guid from companies
         where not is_hidden and last_active_at < now() - make_interval(days => ?)
         order by last_active_at limit ${BATCH} for update skip locked
       ) returning company_guid as "companyGuid"`,
      [constants.inactiveAfterDays],
    )
    const companyGuids = hidden.map(({ companyGuid }) => companyGuid)
    const { rows: removed }: { rows: Countable[] } = await trx.raw(
      `delete from listings where company_guid = any(?::uuid[]) returning ${countableColumns}`,
      [companyGuids],
    )
    await countListings(trx, { removed })
    return companyGuids
  })
}

export const isFullBatch = (hidden: readonly string[]): boolean => hidden.length === BATCH
