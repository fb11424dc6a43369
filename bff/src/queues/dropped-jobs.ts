import { openTables, type Tables } from '@sild/service-kit/tables'
import type { Failed } from './failed-jobs.ts'
import { type ShownValue, shownPayload } from './shown-payload.ts'

const TABLE = `
  create table if not exists dropped_jobs (
    queue text not null,
    job_id text not null,
    job text not null,
    payload jsonb not null,
    reason text not null,
    staff_guid uuid not null,
    dropped_at timestamptz not null default now(),
    primary key (queue, job_id)
  );
  create index if not exists dropped_jobs_by_time on dropped_jobs (dropped_at desc)`
const NOTE = `
  insert into dropped_jobs (queue, job_id, job, payload, reason, staff_guid) values ($1, $2, $3, $4, $5, $6)
  on conflict (queue, job_id) do update set
    reason = excluded.reason, staff_guid = excluded.staff_guid, dropped_at = excluded.dropped_at`
const FORGET = `delete from dropped_jobs where dropped_at < now() - interval '90 days'`
const LIST = `
  select queue, job_id as "jobId", job, payload, reason, staff_guid as "staffGuid", dropped_at as "droppedAt"
  from dropped_jobs where dropped_at > now() - interval '90 days' order by dropped_at desc, job_id limit 100`
const PATIENCE_MS = 2000

export interface DroppedRow {
  readonly queue: string
  readonly jobId: string
  readonly job: string
  readonly payload: ShownValue[]
  readonly reason: string
  readonly staffGuid: string
  readonly droppedAt: Date
}
export interface DroppedJobs {
  /** Call it before the job is deleted, so that the note survives a crash in between. */
  note(dropped: { queue: string; job: Failed; reason: string; staffGuid: string }): Promise<void>
  list(): Promise<DroppedRow[]>
  close: Tables['close']
}

/**
 * Log of jobs that staff dropped, with the reason, in schema `bff`. Stores only the part of a payload that may be
 * shown.
 */
export function openDroppedJobs(url: string, onError: (error: unknown) => void): DroppedJobs {
  const tables = openTables({ url, name: 'bff dropped jobs', definition: TABLE, patienceMs: PATIENCE_MS, onError })
  return {
    async note({ job, queue, reason, staffGuid }) {
      await tables.query(FORGET)
      await tables.query(NOTE, [queue, job.id, job.name, JSON.stringify(shownPayload(job.data)), reason, staffGuid])
    },
    list: () => tables.query<DroppedRow & Record<string, unknown>>(LIST),
    close: tables.close,
  }
}
