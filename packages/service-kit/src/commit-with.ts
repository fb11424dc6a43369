import type { Transaction } from './database.ts'

type Send = (connection: { query(sql: string): Promise<unknown> }, sql: string) => Promise<unknown>

/**
 * Lets these statements travel with the COMMIT that knex sends next, in one message: they cost producers neither a way to
 * the server and back nor the work of knex.
 */
export function commitWith(trx: Transaction, statements: readonly string[]): void {
  const client: { query: Send } = trx.client
  const send = client.query
  client.query = async (connection, commit) => {
    try {
      return await send(connection, [...statements, commit].join(';\n'))
    } catch (error) {
      // Behind a statement that fails the server leaves out the COMMIT, and knex gives the connection back as it is.
      await connection.query('rollback').catch(() => undefined)
      throw error
    }
  }
}
