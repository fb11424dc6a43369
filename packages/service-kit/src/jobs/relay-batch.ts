import { jobs } from '@sild/contract/jobs'
import type { Database } from '../database.ts'
import { failpoint } from '../failpoint.ts'
import { countRelayed } from '../metrics.ts'
import { empty, run, sql } from '../sql.ts'
import { addJobs, type OutboxJob, type Queues } from './queues.ts'

export interface Outlet {
  service: string
  database: Database
  queues: Queues
}

export const BATCH = 500
export const knownJobs: readonly string[] = Object.keys(jobs)

const remembered = sql`, remembered as (
  insert into relayed_jobs (id, job, payload) select * from taken on conflict do nothing
)`
/** If the server loses this commit in a crash, the rows come back, as with a crash just before it. */
const withoutWaiting = sql`set_config('synchronous_commit', 'off', true)`

/**
 * Deletes the rows and enqueues the jobs before the commit. A crash in between keeps the rows; job ids are row ids, so
 * the queue recognizes jobs that are added twice. Jobs of a newer version are left to its relay.
 */
export function relayBatch({ database, queues, service }: Outlet): Promise<number> {
  const take = sql`
    with taken as (
      delete from outbox where id in (
        select id from outbox where (run_at is null or run_at <= now()) and job = any(${knownJobs})
        order by id limit ${BATCH} for update skip locked
      ) returning id, job, payload
    )${queues.canForget ? remembered : empty}
    select taken.* from taken, ${withoutWaiting} order by id`
  return database.transaction(async (trx) => {
    // Planning takes longer than finding a few rows, so the plan is reused.
    const rows = await run<OutboxJob>(trx, take, { isPrepared: true })
    if (rows.length === 0) return 0
    await addJobs(queues, rows)
    countRelayed(service, rows.length)
    failpoint('after_add_before_commit')
    return rows.length
  })
}
