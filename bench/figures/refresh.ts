import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { operations } from '@sild/contract/operations'
import { paths } from '@sild/paths'
import type { Page } from '@playwright/test'
import { openChromium } from '../measure/browser.ts'
import { openInstallation } from '../measure/installation.ts'
import { reportValue } from '../measure/report.ts'
import { quantile } from '../measure/statistics.ts'
import { stealSession } from '../measure/stolen-session.ts'

/**
 * `npm run bench -- refresh --reloads 3000`: whether a tab of one real browser is ever signed out while all are reloaded at the same
 * time, many of them before what they asked is answered, and while their access tokens, of two to three seconds, are over at the same
 * time. Then how soon a copied refresh token that is used ends the session for the owner and the thief.
 */
const TABS = 3
const CUT_SHORT = 0.3
const WITHIN_MS = 150
/** Rounds of reloads between two moments when all tokens expire. */
const ROUNDS = 20
const UNTIL_OVER_MS = 5000
const THEFTS = 20
const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { reloads: { type: 'string', default: '1000' } },
})

await using portal = await openInstallation({ preload: new URL('../measure/soon-over.ts', import.meta.url) })
const { url, accounts } = portal.run
const { email, password } = accounts.find(({ role }) => role === 'customer')!
const pathOf = (address: string): string => new URL(address).pathname

const browser = await openChromium()
const context = await browser.newContext({ baseURL: url })
const answers = { refreshed: 0, ended: 0, refused: 0 }
context.on('response', (response) => {
  const isRefused = response.status() === 401
  if (pathOf(response.url()) !== operations.refreshSession.path) answers.refused += isRefused ? 1 : 0
  else if (isRefused) answers.ended += 1
  else answers.refreshed += 1
})
await context.request.post(operations.signIn.path, {
  headers: { origin: url },
  data: { email, password, refresh: true },
})
const load = (tab: Page) => tab.goto(paths.notifications(), { waitUntil: 'commit' })
/** Of two navigations that are begun at once the browser may take either for the later one. */
const loadAtLast = (tab: Page): Promise<unknown> =>
  load(tab).catch((error: Error) => {
    if (!error.message.includes('interrupted')) throw error
    return loadAtLast(tab)
  })
const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()))
for (const tab of tabs) await load(tab)

let reloads = 0
let cutShort = 0
let signedOut = 0

async function reload(tab: Page): Promise<void> {
  await delay(Math.random() * WITHIN_MS)
  if (Math.random() < CUT_SHORT) {
    cutShort += 1
    void load(tab).catch(() => undefined) // The next one ends it.
    await delay(Math.random() * 4 * WITHIN_MS)
  }
  reloads += 1
  await loadAtLast(tab)
  await lookAt(tab)
}
/** Counts a sign-out: a user who is signed out is redirected away from a page for members. */
async function lookAt(tab: Page): Promise<void> {
  await tab.locator('html[data-hydrated] main h1').waitFor()
  if (pathOf(tab.url()) !== paths.notifications()) signedOut += 1
}
const began = performance.now()
for (let round = 1; reloads < Number(values.reloads) && signedOut === 0; round += 1) {
  await Promise.all(tabs.map(reload))
  if (round % ROUNDS > 0) continue
  await delay(UNTIL_OVER_MS)
  await Promise.all(tabs.map(lookAt))
}
const tookSeconds = Math.round((performance.now() - began) / 1000)
await browser.close()

const thefts: number[] = []
for (let theft = 0; theft < THEFTS; theft += 1) thefts.push(await stealSession(url, { email, password }))

console.log(`\n${reloads} reloads of ${TABS} tabs, ${cutShort} more that were cut short, in ${tookSeconds} s`)
console.log(`${answers.refreshed} refreshes; ${answers.refused} calls whose token was over`)
reportValue('tabs that were signed out', signedOut + answers.ended, '', { atMost: 0 })
console.log(`\n${THEFTS} sessions whose copied token was used: until the owner's access token was refused`)
reportValue('median ', quantile(thefts, 0.5), 'ms')
reportValue('longest', quantile(thefts, 1), 'ms', { atMost: 1000 })
