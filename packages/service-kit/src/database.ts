import knexModule, { type Knex } from 'knex'
import { knexSnakeCaseMappers } from 'objection'
import pg from 'pg'
import { connections, type PoolSizes } from './connections.ts'
import { databaseError } from './database-errors.ts'
import { jsonText, type JsonText } from './json.ts'
import type { Logger } from './log.ts'
import { inTransaction } from './open-transaction.ts'
import { openReadingPool, type Query, type ReadingPool } from './reading-pool.ts'
import { run, type Sql, type StatementOptions } from './sql.ts'
import type { Transaction } from './transaction.ts'

const { knex: createKnex } = knexModule

export interface Database {
  readonly knex: Knex
  /** Returns the rows of one statement outside of transactions. Postgres refuses it if it writes. */
  readonly query: Query
  /** Runs one statement that writes, as a transaction of its own, and returns its rows. */
  readonly execute: Query
  /**
   * For statements that cannot run in a transaction: one after the other, on a connection that is closed afterwards.
   */
  readonly session: ReadingPool['session']
  /** Returns the column `reply` of the row, a JSON text that the statement built; null without a row. Read-only, like `query`. */
  findReply(statement: Sql, options?: StatementOptions): Promise<JsonText | null>
  /** Like `findReply`, for a statement that always returns a row. */
  readReply(statement: Sql, options?: StatementOptions): Promise<JsonText>
  /**
   * Runs `work` in one transaction, then its callbacks for after the commit. Failures of the database itself are thrown
   * as `unavailable`.
   */
  transaction<Result>(work: (trx: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

export interface TransactionOptions {
  isolationLevel?: 'read committed' | 'repeatable read' | 'serializable'
  /** Aborted before the commit, the transaction is rolled back. */
  signal?: AbortSignal
}

export interface DatabaseOptions {
  url: string
  /** Shown in pg_stat_activity. */
  name: string
  /** Prefix of `file_url` before a key. */
  uploadsUrl?: string
  sizes?: PoolSizes
  statementTimeoutMs?: number
  /** Multiplies all timeouts: busy machines pause for seconds. */
  timeoutScale?: number
  log?: Logger
}

const INT8 = 20
const DATE = 1082
const wholeNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`)
  return value
}
// The types of pg only allow known type ids; extensions have others.
const defaultParser = pg.types.getTypeParser as (oid: number, format?: string) => (text: string) => unknown
const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
    if (oid === INT8) return wholeNumber
    // A day has no time zone: it stays text.
    if (oid === DATE) return (text) => text
    return defaultParser(oid, format)
  },
}

/** A pool for transactions and one for reads. */
function openPools({
  url,
  name,
  uploadsUrl,
  sizes = connections.service,
  statementTimeoutMs = 3000,
  timeoutScale = 1,
  log,
}: DatabaseOptions) {
  const report = (level: 'warn' | 'error' | 'debug') => (message: unknown) =>
    log?.[level]({ detail: String(message) }, 'database')
  const connection = {
    connectionString: url,
    application_name: name,
    ...(uploadsUrl && { options: `-c sild.uploads_url=${uploadsUrl.replace(/\/?$/, '/')}` }),
    connectionTimeoutMillis: 1000 * timeoutScale,
    statement_timeout: statementTimeoutMs * timeoutScale,
    lock_timeout: 2000 * timeoutScale,
    idle_in_transaction_session_timeout: 10_000 * timeoutScale,
    keepAlive: true,
    types: columnTypes,
  }
  const knex = createKnex({
    client: 'pg',
    connection: connection as Knex.PgConnectionConfig, // Knex declares fewer options than the driver has.
    pool: { min: 0, max: sizes.transactions, idleTimeoutMillis: 30_000 },
    acquireConnectionTimeout: 2000 * timeoutScale,
    // Left alone, knex writes to the console.
    log: { warn: report('warn'), error: report('error'), deprecate: report('warn'), debug: report('debug') },
    ...knexSnakeCaseMappers(),
  })
  const reads = openReadingPool({ connection, maxConnections: sizes.reads, onLoss: report('warn') })
  return { knex, reads }
}

/** Opens the pools of one schema. Nothing connects before the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const { knex, reads } = openPools(options)
  const { query, session } = reads

  const findReply: Database['findReply'] = async (statement, statementOptions) => {
    const [row] = await query<{ reply: string }>(statement, statementOptions)
    return row ? jsonText(row.reply) : null
  }

  return {
    knex,
    query,
    async execute(statement, statementOptions) {
      try {
        return await run(knex, statement, statementOptions)
      } catch (error) {
        throw databaseError(error)
      }
    },
    session,
    findReply,
    async readReply(statement, statementOptions) {
      const reply = await findReply(statement, statementOptions)
      if (!reply) throw new Error('A statement that always builds a reply has built none')
      return reply
    },
    async transaction(work, { isolationLevel, signal } = {}) {
      try {
        const { effects, result } = await knex.transaction(
          async (trx) => {
            const done = await inTransaction(trx, work)
            signal?.throwIfAborted()
            return done
          },
          { isolationLevel },
        )
        for (const effect of effects) await effect()
        return result
      } catch (error) {
        throw databaseError(error)
      }
    },
    async isReachable() {
      try {
        await knex.raw('select 1')
        return true
      } catch {
        return false
      }
    },
    async close() {
      await Promise.all([knex.destroy(), reads.close()])
    },
  }
}
