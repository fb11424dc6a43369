import { type Job, type JobName, jobs } from '@sild/contract/jobs'
import type { Database } from '../database.ts'
import type { Logger } from '../log.ts'
import type { Outbox } from '../outbox.ts'
import { run, sql } from '../sql.ts'

export interface Schedules {
  start(): void
  /** Enqueues jobs that are due in the current period and not enqueued yet. */
  tick(): Promise<void>
  stop(): Promise<void>
}

export interface SchedulesOptions {
  service: string
  database: Database
  outbox: Outbox
  log: Logger
}

const TICK_MS = 5000
const CLEAN_EVERY_MS = 3_600_000

/** Starts the service's scheduled jobs. The row of a period is unique, so two schedulers start each once. */
export function createSchedules({ service, database, outbox, log }: SchedulesOptions): Schedules {
  const scheduled = Object.values<Job>(jobs).flatMap(({ name, everyMs, service: owner }) =>
    owner === service && everyMs ? [{ name, everyMs }] : [],
  )
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let cleanedAt = 0

  const startDue = ({ name, everyMs }: { name: string; everyMs: number }): Promise<void> =>
    database.transaction(async (trx) => {
      const begun = await run(
        trx,
        sql`insert into schedule_runs (schedule, period)
            values (${name}, to_timestamp(floor(extract(epoch from now()) * 1000 / ${everyMs}::numeric) * ${everyMs}::numeric / 1000))
            on conflict do nothing returning period`,
      )
      if (begun.length === 1) await outbox.add(trx, name as JobName, {}) // Schedules are listed by job.
    })
  const tick = async (): Promise<void> => {
    try {
      for (const job of scheduled) await startDue(job)
      if (performance.now() - cleanedAt < CLEAN_EVERY_MS && cleanedAt > 0) return
      cleanedAt = performance.now()
      await clean(database)
    } catch (error) {
      log.warn({ err: error }, 'schedules failed, the next tick tries again')
    }
  }

  return {
    start() {
      running = tick()
      timer = setInterval(() => {
        running = running.then(tick)
      }, TICK_MS)
    },
    tick,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Retention: idempotency keys (2 days) and effects of jobs (60 days). */
async function clean({ knex }: Database): Promise<void> {
  const old = [
    ['idempotency_keys', 'created_at', '2 days'],
    ['effects', 'created_at', '60 days'],
    ['schedule_runs', 'period', '8 days'],
  ] as const
  for (const [table, column, age] of old) {
    let removed: number
    do {
      const result = await knex.raw(
        `delete from ${table} where ctid = any(array(select ctid from ${table} where ${column} < now() - interval '${age}' limit 5000))`,
      )
      removed = result.rowCount
    } while (removed === 5000)
  }
}
