import pg from 'pg'
import type { Counters } from './counters.ts'

/** Unlogged: counts need not survive a crash of the database, and writing them costs no log. */
const TABLE = `create unlogged table if not exists rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
)`
const HIT = `insert into rate_limits as known (key, hits, resets_at) values ($1, 1, now() + $2 * interval '1 millisecond')
on conflict (key) do update set
  hits = case when known.resets_at <= now() then 1 else known.hits + 1 end,
  resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
returning hits, ceil(extract(epoch from resets_at - now()) * 1000)::integer as "resetsInMs"`
const TAKE_BACK = 'update rate_limits set hits = hits - 1 where key = $1 and hits > 0 and resets_at > now()'
const SWEEP = 'delete from rate_limits where resets_at < now()'
const SWEEP_EVERY_MS = 600_000
/** Nobody waits longer for a counter: local limits take over. */
const PATIENCE_MS = 500
const undefinedTable = '42P01'
/** Two processes made the table at the same moment. */
const alreadyThere = new Set(['23505', '42P07'])

/** Counters in schema `bff`, shared by all BFFs of an installation. */
export function createPostgresCounters(url: string, onError: (error: unknown) => void): Counters {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'bff limits',
    max: 4,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  })
  pool.on('error', onError)

  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> => {
    try {
      return (await pool.query<Row>(text, values)).rows
    } catch (error) {
      if ((error as pg.DatabaseError).code !== undefinedTable) throw error
      await pool.query(TABLE).catch((problem: pg.DatabaseError) => {
        if (!alreadyThere.has(problem.code ?? '')) throw problem
      })
      return (await pool.query<Row>(text, values)).rows
    }
  }
  const sweeping = setInterval(() => void query(SWEEP, []).catch(onError), SWEEP_EVERY_MS).unref()

  return {
    async hit(key, windowMs) {
      const [row] = await query<{ hits: number; resetsInMs: number }>(HIT, [key, windowMs])
      return row! // An upsert returns exactly one row.
    },
    takeBack: async (key) => void (await query(TAKE_BACK, [key])),
    async close() {
      clearInterval(sweeping)
      await pool.end()
    },
  }
}
