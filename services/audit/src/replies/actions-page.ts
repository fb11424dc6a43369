import type { AuditFilter } from '@sild/contract/audit/schemas'
import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { sql } from '@sild/service-kit'
import type { AuditDeps } from '../deps.ts'
import { type ChainedAction, isIntact } from '../rules/chain.ts'
import { columns } from '../models/chained-action.ts'
import { filteredBy } from '../models/filtered-by.ts'
import { namesOf } from './names-of.ts'

type Row = ChainedAction & { previous: Buffer | null }

/** A page of the log, the latest first. Each row is checked against its hash. */
export async function actionsPage(
  deps: Pick<AuditDeps, 'calls' | 'chainKey' | 'database'>,
  filter: AuditFilter,
  { before, limit }: Pick<ParsedInput<'listStaffActions'>['query'], 'before' | 'limit'>,
): Promise<Reply<'listStaffActions'>> {
  const found = await deps.database.query<Row>(
    sql`select ${columns}, (select hash from staff_actions b where b.position = shown.position - 1) as previous
        from (
          select * from staff_actions where ${filteredBy(filter)} and position < ${before ?? Number.MAX_SAFE_INTEGER}
          order by position desc limit ${limit + 1}
        ) as shown
        order by position desc`,
  )
  const rows = found.slice(0, limit)
  const names = await namesOf(deps, guidsOf(rows))
  const list = rows.map((row) => ({
    position: row.position,
    at: row.at.toISOString(),
    operation: row.operation,
    by: names.get(row.staffGuid) ?? null,
    about: Object.entries(row.about).map(([name, value]) => ({ name, value, label: names.get(value) ?? null })),
    choices: row.choices,
    requestId: row.requestId,
    isAltered: !isIntact(deps.chainKey, row.previous, row),
  }))
  return { list, hasMore: found.length > limit }
}

/** The users and companies in the rows. */
export function guidsOf(rows: readonly ChainedAction[]): { companyGuids: string[]; userGuids: string[] } {
  const about = rows.flatMap((row) => Object.entries(row.about))
  const named = (name: RegExp) => about.flatMap(([key, value]) => (name.test(key) ? [value] : []))
  return {
    companyGuids: named(/companyGuid$/i),
    userGuids: [...rows.map(({ staffGuid }) => staffGuid), ...named(/(?:userGuid|ByGuid)$/i)],
  }
}
