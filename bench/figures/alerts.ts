import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { operations } from '@sild/contract/operations'
import { openEventStream } from '../measure/event-stream.ts'
import { openInstallation } from '../measure/installation.ts'
import { openGuestSession, type PortalSession, signIn } from '../measure/portal-session.ts'
import { reportValue } from '../measure/report.ts'
import { quantile } from '../measure/statistics.ts'

/**
 * Measures how soon an open browser shows a saved search's new result, from the moment that a guest can find it. Each
 * project goes through moderation in the whole portal. `PROJECTS=20 npm run bench -- alerts` takes fewer.
 */
const PROJECTS = Number(process.env['PROJECTS'] ?? 60)
const EVERY_MS = 400
const CHECK_EVERY_MS = 20
/** Later than any undo of a decision and any job. */
const MAX_MS = 60_000

await using portal = await openInstallation()
const { accounts, url } = portal.run
const as = async (role: string): Promise<PortalSession> => {
  const account = accounts.find((each) => each.role === role && (role !== 'customer' || each.company !== null))
  if (!account) throw new Error(`The demo market has no ${role}`)
  return signIn(url, account)
}
const [customer, provider, moderator, guest] = await Promise.all([
  as('customer'),
  as('provider'),
  as('moderator'),
  openGuestSession(url),
])
const awaited = `lepatriinu${randomUUID().slice(0, 4)}`
await provider.call(operations.saveSearch, {
  body: { searchType: 'tasks', query: awaited, title: awaited, isMailed: false },
})
using stream = await openEventStream(`${url}${operations.streamEvents.path}`, provider.headers)
const { guid: tagGuid } = await customer.call(operations.createTag, { body: { tag: 'TypeScript' } })

/** Sends a project and approves it. Gives when that can be undone no more, in ms since the epoch. */
async function submit(name: string): Promise<number> {
  await customer.call(operations.createProject, {
    body: { name, description: `We look for a ${awaited}.`, categoryId: 1, tagGuids: [tagGuid] },
  })
  for (;;) {
    const { list } = await moderator.call(operations.listModerationQueue, { query: { limit: 100 } })
    const found = list.find((each) => each.name === name)
    if (!found) await delay(CHECK_EVERY_MS)
    else {
      const ofCase = { params: { caseGuid: found.caseGuid } }
      await moderator.call(operations.claimModerationCase, ofCase)
      const { undoUntil } = await moderator.call(operations.approvePublication, ofCase)
      return Date.parse(undoUntil!) // It was decided just now.
    }
  }
}
async function findableAt(name: string, from: number): Promise<number> {
  await delay(from - Date.now())
  for (const until = performance.now() + MAX_MS; performance.now() < until; await delay(CHECK_EVERY_MS)) {
    const { cards } = await guest.call(operations.search, { body: { searchType: 'tasks', query: name } })
    if (cards.some((each) => each.name === name)) return performance.now()
  }
  throw new Error(`${name} was never found`)
}

const waits: Promise<number>[] = []
for (let project = 0; project < PROJECTS; project += 1) {
  const name = `Beetle ${randomUUID().slice(0, 8)}`
  const alerted = stream.arrival(name)
  const from = await submit(name)
  waits.push(Promise.all([alerted, findableAt(name, from)]).then(([told, found]) => told - found))
  await delay(EVERY_MS)
}
const took = await Promise.all(waits)
reportValue('findable → alert in the open browser, p50', quantile(took, 0.5), 'ms')
reportValue('findable → alert in the open browser, p95', quantile(took, 0.95), 'ms', { atMost: 1000 })
