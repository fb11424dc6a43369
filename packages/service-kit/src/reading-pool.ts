import pg from 'pg'
import { databaseError } from './database-errors.ts'
import type { Sql, StatementOptions } from './sql.ts'

export interface ReadingPool {
  read<Row>(statement: Sql, options?: StatementOptions): Promise<Row[]>
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
  return {
    async read<Row>({ text, values }: Sql, { preparedAs }: StatementOptions = {}) {
      try {
        const { rows } = await pool.query({ text, values, name: preparedAs })
        return rows as Row[] // Whoever writes a statement says what it answers.
      } catch (error) {
        throw databaseError(error)
      }
    },
    close: () => (ended ??= pool.end()),
  }
}
