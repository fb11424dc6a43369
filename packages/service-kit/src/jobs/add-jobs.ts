import { jobs } from '@sild/contract/jobs'
import type pg from 'pg'
import { jobOptions } from './queue-options.ts'

const queueOfJob = JSON.stringify(Object.fromEntries(Object.values(jobs).map(({ name, queue }) => [name, queue])))
const options = JSON.stringify(jobOptions)

const ADD_JOBS = `
  with added as (
    insert into job (queue, id, seq, name, state, data, opts, max_attempts, added_at_ms)
    select $2::jsonb ->> job, id, nextval('job_seq'), job, 'waiting', payload, $3::jsonb, $4, $5
    from jsonb_to_recordset($1) as batch (id text, job text, payload jsonb)
    on conflict (queue, id) do nothing
    returning queue
  )
  select pg_notify('bullmq_jobs', queue) from (select distinct queue from added) as filled`

/**
 * Writes the rows that BullMQ's own `addBulk` writes, less two events of each job that nobody here reads (decision 20). It makes an
 * object of each job, and in Postgres two temporary tables of each batch.
 */
export async function addJobs(pool: pg.Pool, batch: string): Promise<void> {
  const values = [batch, queueOfJob, options, jobOptions.attempts, Date.now()]
  await pool.query({ name: 'add-jobs', text: ADD_JOBS, values })
}
