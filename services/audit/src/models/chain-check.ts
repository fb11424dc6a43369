import type { AuditChain } from '@sild/contract/audit/schemas'
import { type Database, sql } from '@sild/service-kit'

/** A place in the chain, with the hash that the next row goes on from. */
export interface Place {
  readonly position: number
  readonly hash: Buffer | null
}
export interface ChainCheck extends AuditChain {
  /** Where the next check goes on. */
  readonly next: Place
  /** The highest row that was ever seen. Its hash is null where it was seen by a release that did not note it. */
  readonly seen: { readonly position: number; readonly hash: Buffer | null }
}

type Row = Place & {
  rowCount: number
  checkedAt: Date | null
  brokenAt: number | null
  head: number
  headHash: Buffer | null
  lastHash: Buffer | null
}

/** What the checks of the chain have found. */
export async function findChainCheck({ query }: Pick<Database, 'query'>): Promise<ChainCheck> {
  const [row] = await query<Row>(
    sql`select position, hash, head, head_hash as "headHash", checked_at as "checkedAt", broken_at as "brokenAt",
          coalesce((select max(position) from staff_actions), 0) as "rowCount",
          (select hash from staff_actions order by position desc limit 1) as "lastHash"
        from chain_checks`,
  )
  if (!row) throw new Error('The migration writes its only row')
  const { brokenAt, checkedAt, hash, head, headHash, lastHash, position, rowCount } = row
  return {
    rowCount,
    headHash: lastHash?.toString('hex') ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    brokenAt,
    seen: { position: head, hash: headHash },
    next: { position, hash },
  }
}
