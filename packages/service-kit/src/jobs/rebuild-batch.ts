import { jobs } from '@sild/contract/jobs'
import { run, sql } from '../sql.ts'
import { addJobs, type OutboxJob } from './queues.ts'
import { BATCH, knownJobs, type Outlet } from './relay-batch.ts'

/**
 * A queue outside our database may lose all data (Redis flushed, or restored from yesterday). Rows that were moved and
 * not completed within half a minute are added again if the queue does not have them. Completed rows are deleted here,
 * because the worker may belong to a service without access to this table.
 */
export function rebuildBatch({ database, queues }: Outlet): Promise<number> {
  return database.transaction(async (trx) => {
    const rows = await run<OutboxJob>(
      trx,
      sql`update relayed_jobs set relayed_at = now() where id in (
            select id from relayed_jobs where relayed_at < now() - interval '30 seconds' and job = any(${knownJobs})
            order by relayed_at limit ${BATCH} for update skip locked
          ) returning id, job, payload`,
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
    await addJobs(
      queues,
      rows.filter((_, index) => states[index] === 'unknown'),
    )
    return rows.length
  })
}
