import type { Transaction } from './transaction.ts'
import { run, sql } from './sql.ts'

/** Waits for the lock of this name, and holds it until the transaction ends. */
export const lock = async (trx: Transaction, name: string): Promise<void> =>
  void (await run(trx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`))

/** Like `lock`, for several names in sorted order, so that two transactions cannot deadlock. */
export const lockAll = async (trx: Transaction, names: readonly string[]): Promise<void> =>
  void (await run(
    trx,
    sql`select count(pg_advisory_xact_lock(hashtextextended(name, 0))) from unnest(${names.toSorted()}::text[]) as name`,
  ))

/** Holds a shared lock of this name until the transaction ends. */
export const shareLock = async (trx: Transaction, name: string): Promise<void> =>
  void (await run(trx, sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`))
