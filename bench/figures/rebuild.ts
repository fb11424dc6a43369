import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { operations } from '@sild/contract/operations'
import type { Reply } from '@sild/contract/schemas'
import { root } from '../../tools/workspace.ts'
import { sampleSearches } from '../measure/sample-searches.ts'
import { headersOf } from '../measure/actor-headers.ts'
import { jobsDoneBy, megabytesOf, openInstallation } from '../measure/installation.ts'
import { openGuestSession } from '../measure/portal-session.ts'
import { reportValue } from '../measure/report.ts'
import { quantile } from '../measure/statistics.ts'

/**
 * `npm run bench -- rebuild --publications 20000`: how soon the index of a market is built beside the one that answers, in the whole
 * portal, what memory that takes, and how long a guest's searches take before and meanwhile.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    publications: { type: 'string', default: '50000' },
    'data-dir': { type: 'string', default: '.sild/rebuild' },
  },
})
const SEARCH_EVERY_MS = 100
const SEARCHES_BEFORE = 300
/** Longer than it takes at a million. */
const READ_INTO_MEMORY_MS = 90_000
const SETTLING_MS = 10_000
/** More jobs than schedules enqueue in that time, and far fewer than those of a rebuild. */
const FEW_JOBS = 200
const dataDir = resolve(values['data-dir'])
// In a process of its own, which holds the data until it ends.
if (!existsSync(join(dataDir, 'postgres'))) {
  const options = ['--data-dir', dataDir, '--publications', values.publications]
  execFileSync(process.execPath, [join(root, 'tools/seed.ts'), ...options], { stdio: 'inherit' })
}

await using portal = await openInstallation({ kept: dataDir })
const { services, url, workersUrl } = portal.run
const guest = await openGuestSession(url)
const askService = async <Name extends 'getSearchIndex' | 'rebuildSearchIndex'>(name: Name): Promise<Reply<Name>> => {
  const { method, path } = operations[name]
  const headers = headersOf('admin', portal.environment['SITE_SECRET'])
  const answer = await fetch(new URL(path, services.search), { method, headers })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  const { result } = (await answer.json()) as { result: Reply<Name> } // As services answer.
  return result
}
const readRebuild = async () => (await askService('getSearchIndex')).rebuild

const names = ['react developer', 'mobile app', 'payment portal', 'security audit', 'data platform']
const searches = sampleSearches(20_000, names)
let asked = 0
/** Milliseconds that the next search takes. */
async function search(): Promise<number> {
  const at = performance.now()
  await guest.call(operations.search, { body: searches[asked++ % searches.length]! })
  return performance.now() - at
}

await search()
await delay(READ_INTO_MEMORY_MS)
// A market that was written at once has much to say of what expires soon: that is over first.
for (let done = await jobsDoneBy(workersUrl); ;) {
  await delay(SETTLING_MS)
  const now = await jobsDoneBy(workersUrl)
  if (now - done < FEW_JOBS) break
  done = now
}
reportValue('memory of the services, a large market in it', await megabytesOf(services.search), 'MB')
const before: number[] = []
for (let count = 0; count < SEARCHES_BEFORE; count += 1) {
  before.push(await search())
  await delay(SEARCH_EVERY_MS)
}
const idle = await megabytesOf(workersUrl)
await askService('rebuildSearchIndex')
const meanwhile: number[] = []
let most = idle
for (let rebuild = await readRebuild(); !rebuild?.endedAt; rebuild = await readRebuild()) {
  meanwhile.push(await search())
  most = Math.max(most, await megabytesOf(workersUrl))
  await delay(SEARCH_EVERY_MS)
}
const { endedAt, isUsed, startedAt, totalCount } = (await readRebuild())!
if (!isUsed) throw new Error('The index that was built is not used')
const seconds = (Date.parse(endedAt!) - Date.parse(startedAt)) / 1000
reportValue(`${totalCount} companies and publications built again`, totalCount / seconds, 'a second', {
  atLeast: 1667,
})
reportValue('memory of the worker at most', most, 'MB', { atMost: 500 })
reportValue('… more than before', most - idle, 'MB')
reportValue('searches before, p50', quantile(before, 0.5), 'ms')
reportValue('searches before, p99', quantile(before, 0.99), 'ms')
reportValue('searches meanwhile, p50', quantile(meanwhile, 0.5), 'ms')
reportValue('searches meanwhile, p99', quantile(meanwhile, 0.99), 'ms')
