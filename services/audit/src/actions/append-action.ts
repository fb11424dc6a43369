import type { StaffAction } from '@sild/contract/audit/staff-action'
import { lock, run, sql, type Transaction } from '@sild/service-kit'
import type { AuditDeps } from '../deps.ts'
import { type Head, witness, witnessedHead } from '../models/witness.ts'
import { linkHash } from '../rules/chain.ts'

/**
 * Appends an action to the chain, and its hash to the witness schema. A repeated entry changes nothing. If the newest
 * rows were deleted, the chain continues after the last row of the witness, so the gap stays visible.
 * @returns the head of the chain, or null if the entry exists already
 */
export async function appendAction(
  trx: Transaction,
  { chainKey }: Pick<AuditDeps, 'chainKey'>,
  { about, at, choices, entryGuid, operation, requestId, staffGuid }: StaffAction,
): Promise<Head | null> {
  // Appends run one after the other: each link needs the previous hash.
  await lock(trx, 'audit chain')
  const [known] = await run(trx, sql`select from staff_actions where entry_guid = ${entryGuid}`)
  if (known) return null
  const last = await lastHead(trx)
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
  const head = { position: row.position, hash }
  await witness(trx, head)
  return head
}

/** The last row of the table, or a later one that only the witness has. */
async function lastHead(trx: Transaction): Promise<Head | null> {
  const [last = null] = await run<Head>(
    trx,
    sql`select position, hash from staff_actions order by position desc limit 1`,
  )
  const witnessed = await witnessedHead(trx)
  return witnessed && witnessed.position > (last?.position ?? 0) ? witnessed : last
}
