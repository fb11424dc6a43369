import { type EventName, type EventPayload, events } from '@sild/contract/events'
import { type JobName, type JobPayload, jobs } from '@sild/contract/jobs'
import type { Database } from './database.ts'
import type { Transaction } from './transaction.ts'
import { sendNotification } from './notifications.ts'
import { afterCommit } from './open-transaction.ts'
import { run, sql } from './sql.ts'
import { createWake } from './wake.ts'

export interface Outbox {
  /** Enqueues a job with the transaction: it will run at least once if the transaction commits, never otherwise. */
  add<N extends JobName>(trx: Transaction, job: N, payload: JobPayload<N>, options?: { runAt?: Date }): Promise<void>
  /** Publishes an event: the jobs that subscribe to it are enqueued with the transaction. */
  publish<N extends EventName>(trx: Transaction, event: N, payload: EventPayload<N>): Promise<void>
  /** Publishes many events of one kind, in one statement. */
  publishAll<N extends EventName>(trx: Transaction, event: N, payloads: readonly EventPayload<N>[]): Promise<void>
}

export interface OpenOutbox extends Outbox {
  /** Waits for wakes on their way: they go through the database, which is closed next. */
  close(): Promise<unknown>
}

export const outboxChannel = (service: string): string => `sild_outbox_${service}`

export function createOutbox(service: string, database: Pick<Database, 'query'>): OpenOutbox {
  const { wake, settled } = createWake(() => sendNotification(database, outboxChannel(service), ''))

  /** All jobs that subscribe to an event have the same payload. */
  async function insert(
    trx: Transaction,
    names: readonly [JobName, ...JobName[]],
    payloads: readonly unknown[],
    runAt: Date | null = null,
  ): Promise<void> {
    const parsed = payloads.map((payload) => jobs[names[0]].payload.parse(payload))
    await run(
      trx,
      sql`insert into outbox (job, payload, run_at)
          select job, payload, ${runAt}::timestamptz
          from jsonb_array_elements(${JSON.stringify(parsed)}::jsonb) with ordinality as of_event (payload, place),
               unnest(${[...names]}::text[]) with ordinality as followers (job, number)
          order by place, number`,
      { isPrepared: true },
    )
    afterCommit(trx, wake)
  }

  return {
    add: (trx, job, payload, { runAt } = {}) => insert(trx, [job], [payload], runAt),
    publish: (trx, event, payload) => insert(trx, events[event], [payload]),
    publishAll: (trx, event, payloads) => insert(trx, events[event], payloads),
    close: settled,
  }
}
