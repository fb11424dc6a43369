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
/** A crash of the server that forgets the commit brings the rows back, which is what a crash just before it does. */
const withoutWaiting = sql`set_config('synchronous_commit', 'off', true)`

/**
 * The rows go, and the jobs come, before the commit: a crash in between leaves the rows, and the job ids, which are the
 * ids of the rows, make the second coming a known one. Jobs that only a newer version knows are left to its relay.
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
    // Planning takes longer than finding a few rows.
    const rows = await run<OutboxJob>(trx, take, { isPrepared: true })
    if (rows.length === 0) return 0
    await addJobs(queues, rows)
    countRelayed(service, rows.length)
    failpoint('after_add_before_commit')
    return rows.length
  })
}
