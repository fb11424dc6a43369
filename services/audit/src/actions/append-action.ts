import type { StaffAction } from '@sild/contract/audit/staff-action'
import { lock, run, sql, type Transaction } from '@sild/service-kit'
import type { AuditDeps } from '../deps.ts'
import { linkHash } from '../rules/chain.ts'

/** Writes what was done as the last link of the chain. The same entry again is known and changes nothing. */
export async function appendAction(
  trx: Transaction,
  { chainKey }: Pick<AuditDeps, 'chainKey'>,
  { about, at, choices, entryGuid, operation, requestId, staffGuid }: StaffAction,
): Promise<void> {
  // One after the other: each link needs the one before.
  await lock(trx, 'audit chain')
  const [known] = await run(trx, sql`select from staff_actions where entry_guid = ${entryGuid}`)
  if (known) return
  const [last] = await run<{ position: number; hash: Buffer }>(
    trx,
    sql`select position, hash from staff_actions order by position desc limit 1`,
  )
  const row = {
    position: (last?.position ?? 0) + 1,
    entryGuid,
    at: new Date(at),
    staffGuid,
    operation,
    about,
    subjects: [...new Set(Object.values(about))],
    choices,
    requestId,
  }
  const hash = linkHash(chainKey, last?.hash ?? null, row)
  await run(
    trx,
    sql`insert into staff_actions
          (position, entry_guid, at, staff_guid, operation, about, subjects, choices, request_id, hash)
        values (${row.position}, ${entryGuid}, ${row.at}, ${staffGuid}, ${operation}, ${JSON.stringify(about)},
          ${row.subjects}, ${JSON.stringify(choices)}, ${requestId}, ${hash})`,
  )
}
