import type { AuditChain } from '@sild/contract/audit/schemas'
import { type Database, sql } from '@sild/service-kit'

/** A position in the chain, with the hash that the next row builds on. */
export interface Place {
  readonly position: number
  readonly hash: Buffer | null
}
export interface ChainCheck extends AuditChain {
  /** Where the next check continues. */
  readonly next: Place
  /** The highest row ever seen. Its hash is null if an older release saw it and did not store the hash. */
  readonly seen: Place
}

type Row = Place & {
  rowCount: number
  checkedAt: Date | null
  brokenAt: number | null
  head: number
  headHash: Buffer | null
  lastHash: Buffer | null
}

/** The stored result of the chain checks. */
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
