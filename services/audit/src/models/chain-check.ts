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
  /** The highest position that was ever seen. */
  readonly head: number
}

type Row = Place & { rowCount: number; checkedAt: Date | null; brokenAt: number | null; head: number }

/** What the checks of the chain have found. */
export async function findChainCheck({ read }: Pick<Database, 'read'>): Promise<ChainCheck> {
  const [row] = await read<Row>(
    sql`select position, hash, head, checked_at as "checkedAt", broken_at as "brokenAt",
          coalesce((select max(position) from staff_actions), 0) as "rowCount"
        from chain_checks`,
  )
  if (!row) throw new Error('The migration writes its only row')
  const { brokenAt, checkedAt, hash, head, position, rowCount } = row
  return { rowCount, checkedAt: checkedAt?.toISOString() ?? null, brokenAt, head, next: { position, hash } }
}
