import { type ChildProcess, fork } from 'node:child_process'
import { on } from 'node:events'
import { fileURLToPath } from 'node:url'
import { actorOf, testConfig, testSecret } from '@sild/testing'
import { companySnapshotOf } from '@sild/testing/snapshots'
import { afterEach, expect, it } from 'vitest'
import { indexPublication } from '../src/actions/index-publication.ts'
import { saveCompany } from '../src/actions/save-company.ts'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'
import type { WorkerSetting } from './killed-worker.ts'

const catalogue = testCatalogue()
const { query } = catalogue.database
const company = companyOf()
/** Two batches. The second one is not full. */
const publications = Array.from({ length: 80 }, (_, number) =>
  snapshotOf(company, { slug: `service-${number}`, name: `Web shop ${number}`, locations: [] }),
)
const running: ChildProcess[] = []
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')))

/** Workers in a process of their own; none run in this one, which would take the job. */
async function startWorkers(own: Pick<WorkerSetting, 'standsInBatch'> = {}) {
  const setting: WorkerSetting = {
    config: testConfig('search', catalogue.database),
    secret: testSecret,
    company,
    publications,
    ...own,
  }
  const child = fork(fileURLToPath(new URL('killed-worker.ts', import.meta.url)), { execArgv: [] })
  running.push(child)
  const messages = on(child, 'message', { close: ['exit'] })
  /** What it says next. */
  const said = async (): Promise<unknown> => (await messages.next()).value?.[0].type
  child.send(setting)
  expect(await said()).toBe('ready')
  return { child, said }
}
const index = async () => ({
  listings: await query('select to_jsonb(l) as row from search.listings l order by publication_guid'),
  counts: await query('select * from search.listing_counts where count <> 0 order by 1, 2, 3, 4'),
})
const rebuild = async () => (await catalogue.call('getSearchIndex', {}, actorOf('admin'))).rebuild

it(
  'is continued by another process when one is killed in the middle of a batch, and misses nothing',
  {
    timeout: 90_000,
  },
  async () => {
    const { deps } = catalogue
    await deps.database.transaction(async (trx) => {
      await saveCompany(trx, deps, { company: companySnapshotOf(company), look: 0 })
      for (const snapshot of publications) await indexPublication(trx, deps, snapshot, [])
    })
    const before = await index()
    expect(before.listings).toHaveLength(publications.length)
    await catalogue.call('rebuildSearchIndex', {}, actorOf('admin'))

    const first = await startWorkers({ standsInBatch: 2 })
    expect(await first.said()).toBe('standing')
    first.child.kill('SIGKILL')
    expect(await first.said()).toBeUndefined()
    expect(await rebuild()).toMatchObject({ endedAt: null, doneCount: 51, totalCount: 81 })
    await query('delete from search.listings where publication_guid = $1', [publications[0]!.guid])

    await startWorkers()
    // A worker counts as dead only after it was silent for the longest allowed time.
    await expect.poll(rebuild, { timeout: 60_000, interval: 250 }).toMatchObject({ isUsed: true, doneCount: 81 })
    expect(await index()).toEqual(before)
  },
)
