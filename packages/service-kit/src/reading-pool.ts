import pg from 'pg'
import { databaseError } from './database-errors.ts'
import { preparedName, type Sql, type StatementOptions } from './sql.ts'

export type Query = <Row>(statement: Sql, options?: StatementOptions) => Promise<Row[]>
export interface ReadingPool {
  /** Postgres refuses a statement that writes: the connections are read-only. */
  readonly query: Query
  /** Gives `work` a connection of its own, which may write. It is closed afterwards, and its settings and session locks end with it. */
  session<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
export interface ReadingPoolOptions {
  connection: pg.PoolConfig
  maxConnections: number
  /** Called when an idle connection is lost. */
  onLoss: (error: Error) => void
}

/**
 * Read-only connections for single statements, separate from the pool of knex: objects of that pool live so long that the garbage
 * collector moves every reply to the old heap, which costs a third of the CPU of a list.
 */
export function openReadingPool({ connection, maxConnections, onLoss }: ReadingPoolOptions): ReadingPool {
  const options = `${connection.options ?? ''} -c default_transaction_read_only=on`.trim()
  const pool = new pg.Pool({ ...connection, options, max: maxConnections, idleTimeoutMillis: 30_000 })
  pool.on('error', onLoss)
  let ended: Promise<void> | undefined
  const queryOn =
    (client: Pick<pg.ClientBase, 'query'>): Query =>
    async <Row>(statement: Sql, { isPrepared = false }: StatementOptions = {}) => {
      const { text, values } = statement
      try {
        const { rows } = await client.query({ text, values, name: isPrepared ? preparedName(statement) : undefined })
        return rows as Row[] // The caller declares the columns of its statement.
      } catch (error) {
        throw databaseError(error)
      }
    }
  const connect = async (): Promise<pg.PoolClient> => {
    try {
      return await pool.connect()
    } catch (error) {
      throw databaseError(error)
    }
  }
  return {
    query: queryOn(pool),
    async session(work) {
      const client = await connect()
      try {
        await client.query('set default_transaction_read_only = off')
        return await work(queryOn(client))
      } finally {
        client.release(true)
      }
    },
    close: () => (ended ??= pool.end()),
  }
}
