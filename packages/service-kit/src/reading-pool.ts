import pg from 'pg'
import { databaseError } from './database-errors.ts'
import { preparedName, type Sql, type StatementOptions } from './sql.ts'

export type Read = <Row>(statement: Sql, options?: StatementOptions) => Promise<Row[]>
export interface ReadingPool {
  readonly read: Read
  /** Gives `work` a connection for itself, which is closed after it, and with it what was set or locked for its session. */
  session<Result>(work: (read: Read) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
export interface ReadingPoolOptions {
  connection: pg.PoolConfig
  maxConnections: number
  /** Told of a connection that was lost while nobody used it. */
  onLoss: (error: Error) => void
}

/**
 * Connections for single statements, beside those of knex: what its pool hands out lives so long that the collector moves
 * every reply to the old heap, which takes a third of the CPU of a list.
 */
export function openReadingPool({ connection, maxConnections, onLoss }: ReadingPoolOptions): ReadingPool {
  const pool = new pg.Pool({ ...connection, max: maxConnections, idleTimeoutMillis: 30_000 })
  pool.on('error', onLoss)
  let ended: Promise<void> | undefined
  const readOn =
    (client: Pick<pg.ClientBase, 'query'>): Read =>
    async <Row>(statement: Sql, { isPrepared = false }: StatementOptions = {}) => {
      const { text, values } = statement
      try {
        const { rows } = await client.query({ text, values, name: isPrepared ? preparedName(statement) : undefined })
        return rows as Row[] // Whoever writes a statement says what it answers.
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
    read: readOn(pool),
    async session(work) {
      const client = await connect()
      try {
        return await work(readOn(client))
      } finally {
        client.release(true)
      }
    },
    close: () => (ended ??= pool.end()),
  }
}
