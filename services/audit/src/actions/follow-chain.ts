import { sql } from '@sild/service-kit'
import type { AuditDeps } from '../deps.ts'
import { findChainCheck, type Place } from '../models/chain-check.ts'
import { columns } from '../models/chained-action.ts'
import { hasHead, type Head, witnessedHead } from '../models/witness.ts'
import { type ChainedAction, isIntact } from '../rules/chain.ts'
import { rememberHead } from './remember-head.ts'

const BATCH = 5000
type Deps = Pick<AuditDeps, 'chainKey' | 'clock' | 'database' | 'headFile' | 'log'>
const beginning: Place = { position: 0, hash: null }

/**
 * Checks at most this many rows of the chain, from where the last check stopped, and stores the result. After the last
 * row the next check starts from the beginning, so old rows are checked repeatedly. Each check first compares the
 * witnesses outside the table, because a chain without its newest rows is still consistent.
 */
export async function followChain(
  deps: Deps,
  { maxRows, isFromBeginning = false }: { maxRows: number; isFromBeginning?: boolean },
): Promise<void> {
  const { clock, database, log } = deps
  const { next, seen } = await findChainCheck(database)
  const missingAt = await firstMissing(deps, seen)
  if (missingAt !== null) return keep(deps, beginning, { checkedAt: clock.now(), brokenAt: missingAt })
  let place: Place = isFromBeginning ? beginning : next
  for (let left = maxRows; left > 0; left -= BATCH) {
    const rows = await rowsAfter(deps, place, Math.min(BATCH, left))
    const brokenAt = firstBroken(deps, place, rows)
    if (brokenAt !== null) return keep(deps, beginning, { checkedAt: clock.now(), brokenAt })
    const last = rows.at(-1)
    if (last) place = last
    else {
      const end = { position: place.position, hash: place.hash?.toString('hex') }
      // If logs are stored on another machine, this line is another witness.
      log.info(end, 'audit chain followed to its end')
      if (place.hash) await rememberHead(deps, { position: place.position, hash: place.hash })
      return keep(deps, beginning, { checkedAt: clock.now(), brokenAt: null, head: place })
    }
  }
  await keep(deps, place, {})
}

/** The first row of a witness that the table lacks or has with another hash; null if there is none. */
async function firstMissing(
  { database, headFile }: Pick<Deps, 'database' | 'headFile'>,
  seen: Place,
): Promise<number | null> {
  const heads = [await witnessedHead(database.knex), await headFile.read()].filter(
    (head): head is Head => head !== null,
  )
  if (seen.position > 0 && seen.hash) heads.push({ position: seen.position, hash: seen.hash })
  const missing: number[] = []
  for (const head of heads) if (!(await hasHead(database, head))) missing.push(await lostAt(database, head.position))
  return missing.length === 0 ? null : Math.min(...missing)
}

/** The first gap of the table before the position; otherwise the position itself: its row was changed. */
async function lostAt({ query }: Pick<Deps['database'], 'query'>, position: number): Promise<number> {
  const [row] = await query<{ gap: number }>(
    sql`select min(gap) as gap from (
          select 1 as gap where not exists (select from staff_actions where position = 1)
          union all
          (select position + 1 from staff_actions one
           where not exists (select from staff_actions next where next.position = one.position + 1)
           order by position limit 1)
        ) as gaps`,
  )
  return Math.min(position, row?.gap ?? position)
}

const rowsAfter = (
  { database }: Pick<Deps, 'database'>,
  { position }: Place,
  limit: number,
): Promise<ChainedAction[]> =>
  database.query<ChainedAction>(
    sql`select ${columns} from staff_actions where position > ${position} order by position limit ${limit}`,
  )

/** A gap counts as broken at the missing row. */
function firstBroken(
  { chainKey }: Pick<Deps, 'chainKey'>,
  place: Place,
  rows: readonly ChainedAction[],
): number | null {
  let before = place
  for (const row of rows) {
    if (row.position !== before.position + 1) return before.position + 1
    if (!isIntact(chainKey, before.hash, row)) return row.position
    before = row
  }
  return null
}

async function keep(
  { database, log }: Pick<Deps, 'database' | 'log'>,
  { hash, position }: Place,
  found: { checkedAt?: Date; brokenAt?: number | null; head?: Place },
): Promise<void> {
  const isWhole = found.checkedAt !== undefined
  if (found.brokenAt) log.error({ position: found.brokenAt }, 'the audit log was altered')
  const head = found.head?.position ?? 0
  await database.execute(
    sql`update chain_checks set position = ${position}, hash = ${hash},
          head_hash = case when ${head}::bigint >= head then ${found.head?.hash ?? null}::bytea else head_hash end,
          head = greatest(head, ${head}),
          checked_at = coalesce(${found.checkedAt ?? null}, checked_at),
          broken_at = case when ${isWhole} then ${found.brokenAt ?? null}::bigint else broken_at end`,
  )
}
