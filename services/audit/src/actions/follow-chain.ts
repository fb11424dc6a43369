import { sql } from '@sild/service-kit'
import type { AuditDeps } from '../deps.ts'
import { findChainCheck, type Place } from '../models/chain-check.ts'
import { columns } from '../models/chained-action.ts'
import { type ChainedAction, isIntact } from '../rules/chain.ts'

const BATCH = 5000
type Deps = Pick<AuditDeps, 'chainKey' | 'clock' | 'database' | 'log'>
const beginning: Place = { position: 0, hash: null }

/**
 * Follows the chain for at most so many rows, from its beginning or from where the last check got to, and keeps what it found. After
 * the last row the next check begins again: also old rows are looked at again and again.
 */
export async function followChain(
  deps: Deps,
  { maxRows, isFromBeginning = false }: { maxRows: number; isFromBeginning?: boolean },
): Promise<void> {
  const { clock, database, log } = deps
  const { head, next } = await findChainCheck(database)
  let place: Place = isFromBeginning ? beginning : next
  for (let left = maxRows; left > 0; left -= BATCH) {
    const rows = await rowsAfter(deps, place, Math.min(BATCH, left))
    const brokenAt = firstBroken(deps, place, rows)
    if (brokenAt !== null) return keep(deps, beginning, { checkedAt: clock.now(), brokenAt })
    const last = rows.at(-1)
    if (last) place = last
    else {
      const isCut = place.position < head
      const end = { position: place.position, hash: place.hash?.toString('hex') }
      // In a log that is kept elsewhere it is a witness of how the chain was.
      log.info(end, 'audit chain followed to its end')
      return keep(deps, beginning, {
        checkedAt: clock.now(),
        brokenAt: isCut ? place.position + 1 : null,
        head: place.position,
      })
    }
  }
  await keep(deps, place, {})
}

const rowsAfter = ({ database }: Deps, { position }: Place, limit: number): Promise<ChainedAction[]> =>
  database.read<ChainedAction>(
    sql`select ${columns} from staff_actions where position > ${position} order by position limit ${limit}`,
  )

/** A gap is broken at the row that is missing. */
function firstBroken({ chainKey }: Deps, place: Place, rows: readonly ChainedAction[]): number | null {
  let before = place
  for (const row of rows) {
    if (row.position !== before.position + 1) return before.position + 1
    if (!isIntact(chainKey, before.hash, row)) return row.position
    before = row
  }
  return null
}

async function keep(
  { database, log }: Deps,
  { hash, position }: Place,
  found: { checkedAt?: Date; brokenAt?: number | null; head?: number },
): Promise<void> {
  const isWhole = found.checkedAt !== undefined
  if (found.brokenAt) log.error({ position: found.brokenAt }, 'the audit log was altered')
  await database.read(
    sql`update chain_checks set position = ${position}, hash = ${hash},
          head = greatest(head, ${found.head ?? 0}),
          checked_at = coalesce(${found.checkedAt ?? null}, checked_at),
          broken_at = case when ${isWhole} then ${found.brokenAt ?? null}::bigint else broken_at end`,
  )
}
