import { setTimeout as delay } from 'node:timers/promises'
import { jobs, type JobName } from '@sild/contract/jobs'
import type { Database } from '../database.ts'
import { failpoint } from '../failpoint.ts'
import type { Logger } from '../log.ts'
import { countRelayed } from '../metrics.ts'
import type { Notifications } from '../notifications.ts'
import { outboxChannel } from '../outbox.ts'
import type { Queues } from './queues.ts'

interface OutboxRow {
  id: string
  job: JobName
  payload: unknown
}

export interface Relay {
  start(): Promise<void>
  /** Hands over all that is due now. */
  drain(): Promise<void>
  /** Offers the queues again what they were given and no worker finished. */
  rebuild(): Promise<void>
  stop(): Promise<void>
}

export interface RelayOptions {
  service: string
  database: Database
  queues: Queues
  notifications: Notifications
  log: Logger
}

const knownJobs = Object.keys(jobs)
const BATCH = 500
const FEW = 4
const REST_MS = 50
const POLL_MS = 1000
const REBUILD_EVERY_MS = 20_000
/** A job that no worker finished within this time is offered to its queue again, which knows it if it still has it. */
const REBUILD_AFTER = '30 seconds'

/** Moves jobs from the outbox of one service to their queues. Any number of relays may run. */
export function createRelay(options: RelayOptions): Relay {
  const { service, queues, notifications, log } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let rebuiltAt = performance.now()
  let stopListening: (() => void) | undefined

  const rebuild = async (): Promise<void> => {
    while ((await rebuildBatch(options)) === BATCH);
  }
  const work = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false
      try {
        let relayed = 0
        for (let batch = BATCH; batch === BATCH; relayed += batch) batch = await relayBatch(options)
        if (queues.canForget && performance.now() - rebuiltAt > REBUILD_EVERY_MS) {
          rebuiltAt = performance.now()
          await rebuild()
        }
        // Under load it takes more at a time, of which each costs less, and leaves the machine to the producers.
        if (relayed > FEW) await delay(REST_MS)
      } catch (error) {
        log.warn({ err: error }, 'relay failed, the next poll tries again')
      }
    }
  }
  const run = (): Promise<void> => {
    isWanted = true
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }

  const wake = (): void => void run()

  return {
    async start() {
      stopListening = await notifications.listen(outboxChannel(service), { hear: wake, missed: wake })
      timer = setInterval(wake, POLL_MS)
      wake()
    },
    drain: run,
    rebuild,
    async stop() {
      clearInterval(timer)
      stopListening?.()
      await running
    },
  }
}

/**
 * The rows go, and the jobs come, before the commit: a crash in between leaves the rows, and the job ids, which are the
 * ids of the rows, make the second coming a known one. Jobs that only a newer version knows are left to its relay.
 */
function relayBatch({ database, queues, service }: RelayOptions): Promise<number> {
  return database.transaction(async (trx) => {
    const { rows }: { rows: OutboxRow[] } = await trx.raw(
      `delete from outbox where id in (
         select id from outbox where (run_at is null or run_at <= now()) and job = any(?) order by id limit ${BATCH} for update skip locked
       ) returning id, job, payload`,
      [knownJobs],
    )
    if (rows.length === 0) return 0
    rows.sort((one, other) => (one.id < other.id ? -1 : 1))
    if (queues.canForget)
      await trx('relayedJobs')
        .insert(rows.map(({ id, job, payload }) => ({ id, job, payload: JSON.stringify(payload) })))
        .onConflict()
        .ignore()
    await enqueue(queues, rows)
    countRelayed(service, rows.length)
    failpoint('after_add_before_commit')
    return rows.length
  })
}

/**
 * A queue outside our database may lose everything (Redis flushed, or restored from yesterday): what was handed over and
 * it no longer knows is added again. What it has done is forgotten here and not by the worker, which may be another
 * service's and then has no access to this table.
 */
function rebuildBatch({ database, queues }: RelayOptions): Promise<number> {
  return database.transaction(async (trx) => {
    const { rows }: { rows: OutboxRow[] } = await trx.raw(
      `update relayed_jobs set relayed_at = now() where id in (
         select id from relayed_jobs where relayed_at < now() - interval '${REBUILD_AFTER}' and job = any(?) order by relayed_at limit ${BATCH} for update skip locked
       ) returning id, job, payload`,
      [knownJobs],
    )
    const states = await Promise.all(rows.map(({ id, job }) => queues.queue(jobs[job].queue).getJobState(id)))
    const isDone = (state: string | undefined) => state === 'completed' || state === 'failed'
    const done = rows.filter((_, index) => isDone(states[index]))
    await trx('relayedJobs')
      .whereIn(
        'id',
        done.map(({ id }) => id),
      )
      .delete()
    await enqueue(
      queues,
      rows.filter((_, index) => states[index] === 'unknown'),
    )
    return rows.length
  })
}

async function enqueue(queues: Queues, rows: readonly OutboxRow[]): Promise<void> {
  for (const [name, group] of Map.groupBy(rows, ({ job }) => jobs[job].queue)) {
    const queue = queues.queue(name)
    const added = group.map(({ id, job, payload }) => ({ name: job, data: payload, opts: { jobId: id } }))
    // On Postgres `addBulk` makes temporary tables, which cost as much as a dozen jobs added one by one.
    if (added.length > FEW) await queue.addBulk(added)
    else await Promise.all(added.map((each) => queue.add(each.name, each.data, each.opts)))
  }
}
