import type { Reply } from '@sild/contract/schemas'
import { sql } from '@sild/service-kit'
import type { AuditDeps } from '../deps.ts'
import { chainReply } from './chain-reply.ts'
import { namesOf } from './names-of.ts'

/** All staff members and all operations in the log, each read from its index. */
export async function auditOverview(deps: Pick<AuditDeps, 'calls' | 'database'>): Promise<Reply<'getAuditOverview'>> {
  const { query } = deps.database
  const [staff, operations, chain] = await Promise.all([
    query<{ userGuid: string }>(
      sql`with recursive each as (
            (select staff_guid from staff_actions order by staff_guid limit 1)
            union all
            select (select staff_guid from staff_actions where staff_guid > each.staff_guid order by staff_guid limit 1)
            from each where each.staff_guid is not null
          )
          select staff_guid as "userGuid" from each where staff_guid is not null`,
    ),
    query<{ operation: string }>(
      sql`with recursive each as (
            (select operation from staff_actions order by operation limit 1)
            union all
            select (select operation from staff_actions where operation > each.operation order by operation limit 1)
            from each where each.operation is not null
          )
          select operation from each where operation is not null`,
    ),
    chainReply(deps.database),
  ])
  const names = await namesOf(deps, { companyGuids: [], userGuids: staff.map(({ userGuid }) => userGuid) })
  return {
    staff: staff.map(({ userGuid }) => ({ userGuid, email: names.get(userGuid) ?? null })),
    operations: operations.map(({ operation }) => operation),
    chain,
  }
}
