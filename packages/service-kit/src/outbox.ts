import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import { type EventName, type EventPayload, events } from '@sild/contract/events'
import { type JobName, type JobPayload, jobs } from '@sild/contract/jobs'
import pg from 'pg'
import type { Database, Transaction } from './database.ts'
import { sendNotification } from './notifications.ts'

export interface Outbox {
  /** Enqueues a job with the transaction: it will run at least once if the transaction commits, never otherwise. */
  add<N extends JobName>(trx: Transaction, job: N, payload: JobPayload<N>, options?: { runAt?: Date }): Promise<void>
  /** Tells what happened: the jobs that subscribe to the event are enqueued with the transaction. */
  publish<N extends EventName>(trx: Transaction, event: N, payload: EventPayload<N>): Promise<void>
  /** The same for many, in one statement. */
  publishAll<N extends EventName>(trx: Transaction, event: N, payloads: readonly EventPayload<N>[]): Promise<void>
}

export interface OpenOutbox extends Outbox {
  /** Waits for wakes on their way: they go through the database, which is closed next. */
  close(): Promise<unknown>
}

const literal = pg.escapeLiteral
const WAKE_EVERY_MS = 10
/** After more at once than these the relay rests, for a job among many costs it a fraction of a job alone. Meanwhile no wake is of use. */
export const REST_ABOVE = 4
export const REST_MS = 50
export const outboxChannel = (service: string): string => `sild_outbox_${service}`

export function createOutbox(service: string, database: Database): OpenOutbox {
  const { wake, settled } = createWake(service, database)
  const written = new WeakSet<Transaction>()
  database.onCommit((trx) => {
    if (written.has(trx)) wake()
  })

  async function insert(trx: Transaction, names: readonly JobName[], payload: unknown, runAt?: Date): Promise<void> {
    const time = runAt ? literal(runAt.toISOString()) : 'null'
    const rows = names.map((name) => {
      const parsed = jobs[name].payload.parse(payload)
      return `(${literal(name)}, ${literal(JSON.stringify(parsed))}, ${time})`
    })
    database.atCommit(trx, `insert into outbox (job, payload, run_at) values ${rows.join()}`)
    written.add(trx)
  }

  return {
    add: (trx, job, payload, { runAt } = {}) => insert(trx, [job], payload, runAt),
    publish: (trx, event, payload) => insert(trx, events[event], payload),
    async publishAll(trx, event, payloads) {
      const [first] = events[event]
      // All subscribers of an event take the same payload.
      const parsed = payloads.map((payload) => jobs[first].payload.parse(payload))
      await trx.raw(
        'insert into outbox (job, payload) select job, payload from jsonb_array_elements(?::jsonb) as payload, unnest(?::text[]) as job',
        [JSON.stringify(parsed), [...events[event]]],
      )
      written.add(trx)
    },
    close: settled,
  }
}

/**
 * Wakes the relay, at most once each 10 ms and outside the producer's transaction: NOTIFY inside it would serialise
 * all commits of the server. A wake that gets lost costs a second, when the relay looks by itself.
 */
function createWake(service: string, database: Database) {
  let lastAt = -Infinity
  let everyMs = WAKE_EVERY_MS
  let commits = 0
  let sent: Promise<unknown> = Promise.resolve()
  const notify = async () => {
    const waitMs = everyMs - (performance.now() - lastAt)
    await (waitMs > 0 ? delay(waitMs) : nextTurn())
    everyMs = commits > REST_ABOVE ? REST_MS : WAKE_EVERY_MS
    commits = 0
    lastAt = performance.now()
    await sendNotification(database, outboxChannel(service), '').catch(() => undefined)
  }
  return {
    wake(): void {
      commits += 1
      if (commits === 1) sent = Promise.all([sent, notify()])
    },
    settled: () => sent,
  }
}
