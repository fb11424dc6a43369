import pg from 'pg'
import { connections } from './connections.ts'

export interface Tables {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** Does something in one transaction. */
  transact<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
export interface TablesOptions {
  url: string
  /** Name of the connections in `pg_stat_activity`. */
  name: string
  /** Makes the tables, where they are not there. */
  definition: string
  /** Timeout for a connection and for a query. */
  patienceMs: number
  onError: (error: unknown) => void
}

const undefinedTable = '42P01'
/** Two processes made the table at the same moment. */
const alreadyThere = new Set(['23505', '42710', '42P07'])

/** Tables of the BFF's own, in schema `bff`: made when they are first missed, so that a lost one is no more than lost rows. */
export function openTables({ definition, name, onError, patienceMs, url }: TablesOptions): Tables {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: connections.bffTables,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  })
  pool.on('error', onError)

  const withTables = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if ((error as pg.DatabaseError).code !== undefinedTable) throw error // Other errors have no such code.
      await pool.query(definition).catch((problem: pg.DatabaseError) => {
        if (!alreadyThere.has(problem.code ?? '')) throw problem
      })
      return work()
    }
  }

  return {
    query: <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      withTables(async () => (await pool.query<Row>(text, values)).rows),
    transact: (work) =>
      withTables(async () => {
        const client = await pool.connect()
        try {
          await client.query('begin')
          const result = await work(client)
          await client.query('commit')
          return result
        } catch (error) {
          await client.query('rollback').catch(onError)
          throw error
        } finally {
          client.release()
        }
      }),
    close: () => pool.end(),
  }
}
