import { testConfig, testDatabase } from '@sild/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningWorker, startWorker } from '../src/host.ts'
import { migrate } from '../src/migrate.ts'
import { startWorkersHealth } from '../src/workers-health.ts'
import { sampleService } from './sample-service.ts'

const database = testDatabase()
let worker: RunningWorker
let health: Awaited<ReturnType<typeof startWorkersHealth>>
const ask = (path: string) => fetch(`${health.url}${path}`)

beforeAll(async () => {
  await migrate(sampleService, database.serviceUrl(sampleService.name))
  const config = testConfig(sampleService.name, database)
  worker = await startWorker(sampleService, config)
  health = await startWorkersHealth([worker], config)
})
afterAll(() => Promise.all([worker.stop({ hasSuccessor: false }), health.stop({ hasSuccessor: false })]))

it('is alive and ready, and shows its figures', async () => {
  expect((await ask('/healthz')).status).toBe(200)
  expect(await (await ask('/readyz')).json()).toEqual({ isReady: true })
  expect(await (await ask('/metrics')).text()).toContain('sild_job_seconds')
})

it('is not ready but alive while its database is away', async () => {
  const [{ name } = { name: '' }] = await database.query<{ name: string }>('select current_database() as name')
  // The administrator comes in all the same.
  await database.query(`alter database ${name} connection limit 0`)
  try {
    await database.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = $2', [
      name,
      'sild_sample',
    ])
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
  } finally {
    await database.query(`alter database ${name} connection limit -1`)
  }
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 10_000 }).toBe(200)
})
