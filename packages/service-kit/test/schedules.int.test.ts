import { jobs } from '@sild/contract/jobs'
import { testDatabase } from '@sild/testing'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../src/database.ts'
import { createSchedules } from '../src/jobs/schedules.ts'
import { createOutbox } from '../src/outbox.ts'

const files = testDatabase()
const database = openDatabase({ url: files.serviceUrl('publications'), name: 'schedules' })
const log = pino({ level: 'silent' })
const createScheduler = () =>
  createSchedules({ service: 'publications', database, outbox: createOutbox('publications', database), log })
afterAll(() => database.close())

const due = Object.values(jobs)
  .filter((job) => job.service === 'publications' && 'everyMs' in job)
  .map(({ name }) => name)
const enqueued = async () =>
  (await files.query<{ job: string }>('select job from publications.outbox')).map(({ job }) => job).toSorted()

it('enqueues each due job once a period, with any number of schedulers', async () => {
  await Promise.all(Array.from({ length: 5 }, () => createScheduler().tick()))
  expect(await enqueued()).toEqual(due.toSorted())
})

it('enqueues it again in the next period', async () => {
  await files.query(`update publications.schedule_runs set period = period - interval '1 day'`)
  await createScheduler().tick()
  expect(await enqueued()).toEqual([...due, ...due].toSorted())
})

it('deletes keys and effects that can no longer be repeated', async () => {
  await files.query(
    `insert into publications.effects (key, created_at) values ('old', now() - interval '61 days'), ('young', now())`,
  )
  await files.query(`insert into publications.idempotency_keys (actor, operation, key, fingerprint, reply, created_at)
    values ('a', 'o', 'old', '', '', now() - interval '49 hours'), ('a', 'o', 'young', '', '', now() - interval '25 hours')`)
  await createScheduler().tick()
  expect(await files.query('select key from publications.effects')).toEqual([{ key: 'young' }])
  expect(await files.query('select key from publications.idempotency_keys')).toEqual([{ key: 'young' }])
})
