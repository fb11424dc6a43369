import { type JobName, jobs } from '@sild/contract/jobs'
import { BATCH, type Outlet } from './relay-batch.ts'

interface RelayedJob {
  id: string
  job: JobName
  payload: unknown
}

const knownJobs = Object.keys(jobs)
/** A job that no worker finished within this time is offered to its queue again, which knows it if it still has it. */
const REBUILD_AFTER = '30 seconds'

/**
 * A queue outside our database may lose everything (Redis flushed, or restored from yesterday): what was handed over and
 * it no longer knows is added again. What it has done is forgotten here and not by the worker, which may be another
 * service's and then has no access to this table.
 */
export function rebuildBatch({ database, queues }: Outlet): Promise<number> {
  return database.transaction(async (trx) => {
    const { rows }: { rows: RelayedJob[] } = await trx.raw(
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
    await queues.add(JSON.stringify(rows.filter((_, index) => states[index] === 'unknown')))
    return rows.length
  })
}
