import { jobs } from '@sild/contract/jobs'
import pg from 'pg'
import type { Database } from '../database.ts'
import { failpoint } from '../failpoint.ts'
import { countRelayed } from '../metrics.ts'
import type { Queues } from './queues.ts'

export interface Outlet {
  service: string
  database: Database
  queues: Queues
}

export const BATCH = 500

const known = Object.keys(jobs).map(pg.escapeLiteral).join()
const taken = `taken as (
  delete from outbox where id in (
    select id from outbox where (run_at is null or run_at <= now()) and job in (${known})
    order by id limit ${BATCH} for update skip locked
  ) returning id, job, payload
)`
const remembered = `remembered as (insert into relayed_jobs (id, job, payload) select * from taken on conflict do nothing)`
/** A crash of the server that forgets the commit brings the rows back, which is what a crash just before it does. */
const withoutWaiting = `set_config('synchronous_commit', 'off', true)`
const batchOfTaken = `select count(*)::int as count, json_agg(taken order by id)::text as batch, ${withoutWaiting} from taken`
const TAKE = `with ${taken} ${batchOfTaken}`
const TAKE_AND_REMEMBER = `with ${taken}, ${remembered} ${batchOfTaken}`

/**
 * The rows go, and the jobs come, before the commit: a crash in between leaves the rows, and the job ids, which are the
 * ids of the rows, make the second coming a known one. Jobs that only a newer version knows are left to its relay.
 */
export function relayBatch({ database, queues, service }: Outlet): Promise<number> {
  const [name, statement] = queues.canForget ? ['take-and-remember', TAKE_AND_REMEMBER] : ['take', TAKE]
  return database.transaction(async (trx) => {
    // Under a name the driver has it prepared: planning takes longer than finding a few rows.
    const { rows }: { rows: [{ count: number; batch: string | null }] } = await trx.raw(statement).options({ name })
    const [{ count, batch }] = rows
    if (!batch) return 0
    await queues.add(batch)
    countRelayed(service, count)
    failpoint('after_add_before_commit')
    return count
  })
}
