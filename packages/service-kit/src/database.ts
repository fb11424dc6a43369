import knexModule, { type Knex } from 'knex'
import { knexSnakeCaseMappers } from 'objection'
import pg from 'pg'
import { commitWith } from './commit-with.ts'
import { connections, type PoolSizes } from './connections.ts'
import { databaseError } from './database-errors.ts'
import { jsonText, type JsonText } from './json.ts'
import type { Logger } from './log.ts'
import type { Bindings } from './named-parameters.ts'
import { openReadingPool } from './reading-pool.ts'

const { knex: createKnex } = knexModule

export type Transaction = Knex.Transaction
/** What a query runs on: the pool or a transaction. Models are never bound, so every query names one. */
export type Connection = Knex | Transaction

export interface Database {
  readonly knex: Knex
  /**
   * One statement with `:name` parameters, past knex, which costs more than all the rest of a list whose JSON Postgres builds.
   * Prepared under a name it is planned once for each connection: for statements whose best plan does not depend on the values.
   */
  read<Row>(sql: string, bindings?: Bindings, options?: { preparedAs?: string }): Promise<Row[]>
  /** The same for a statement that builds a reply: the text in the column `reply` of its row, or null without one. */
  findReply(sql: string, bindings?: Bindings, options?: { preparedAs?: string }): Promise<JsonText | null>
  /** The same where there always is a row. */
  readReply(sql: string, bindings?: Bindings, options?: { preparedAs?: string }): Promise<JsonText>
  /** Runs `work` in one transaction. Failures of the database itself come out as `unavailable`. */
  transaction<Result>(work: (trx: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /** Has the transaction end with this statement, sent together with the COMMIT. When it fails, so does the transaction. */
  atCommit(trx: Transaction, statement: string): void
  /** Calls `listener` with every transaction that has just been committed. */
  onCommit(listener: (trx: Transaction) => void): void
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
  sizes?: PoolSizes
  statementTimeoutMs?: number
  log?: Logger
}

const INT8 = 20
const DATE = 1082
const wholeNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`)
  return value
}
// pg types its parsers by an enum of known types; extensions have others.
const defaultParser = pg.types.getTypeParser as (oid: number, format?: string) => (text: string) => unknown
const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
    if (oid === INT8) return wholeNumber
    // A day has no time zone: it stays text.
    if (oid === DATE) return (text) => text
    return defaultParser(oid, format)
  },
}

/** Opens the pool of one schema. Nothing connects before the first query. */
export function openDatabase({
  url,
  name,
  sizes = connections.service,
  statementTimeoutMs = 3000,
  log,
}: DatabaseOptions): Database {
  const report = (level: 'warn' | 'error' | 'debug') => (message: unknown) =>
    log?.[level]({ detail: String(message) }, 'database')
  const connection = {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 1000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: columnTypes,
  }
  const knex = createKnex({
    client: 'pg',
    connection: connection as Knex.PgConnectionConfig, // It knows fewer of the driver's options than the driver.
    pool: { min: 0, max: sizes.transactions, idleTimeoutMillis: 30_000 },
    acquireConnectionTimeout: 2000,
    // Left alone, knex writes to the console.
    log: { warn: report('warn'), error: report('error'), deprecate: report('warn'), debug: report('debug') },
    ...knexSnakeCaseMappers(),
  })
  const listeners: ((trx: Transaction) => void)[] = []
  const lastStatements = new WeakMap<Transaction, string[]>()

  const { close: closeReads, read } = openReadingPool({
    connection,
    maxConnections: sizes.reads,
    onLoss: report('warn'),
  })

  const findReply: Database['findReply'] = async (...statement) => {
    const [row] = await read<{ reply: string }>(...statement)
    return row ? jsonText(row.reply) : null
  }

  return {
    knex,
    read,
    findReply,
    async readReply(...statement) {
      const reply = await findReply(...statement)
      if (!reply) throw new Error('A statement that always builds a reply has built none')
      return reply
    },
    async transaction(work, { isolationLevel, signal } = {}) {
      let committed: Transaction | undefined
      try {
        const result = await knex.transaction(
          async (trx) => {
            committed = trx
            const last: string[] = []
            lastStatements.set(trx, last)
            const value = await work(trx)
            signal?.throwIfAborted()
            lastStatements.delete(trx)
            if (last.length > 0) commitWith(trx, last)
            return value
          },
          { isolationLevel },
        )
        if (committed) for (const listener of listeners) listener(committed)
        return result
      } catch (error) {
        throw databaseError(error)
      }
    },
    atCommit(trx, statement) {
      const last = lastStatements.get(trx)
      if (!last) throw new Error('A transaction that was begun here is not under way')
      last.push(statement)
    },
    onCommit: (listener) => void listeners.push(listener),
    async isReachable() {
      try {
        await knex.raw('select 1')
        return true
      } catch {
        return false
      }
    },
    async close() {
      await Promise.all([knex.destroy(), closeReads()])
    },
  }
}
