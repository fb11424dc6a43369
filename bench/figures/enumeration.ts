import { mannWhitney } from '@sild/testing/mann-whitney'
import { openAddresses } from '../measure/addresses.ts'
import { callsWithAddresses, timedAnswer } from '../measure/calls-with-addresses.ts'
import { openInstallation } from '../measure/installation.ts'
import { openGuestSession } from '../measure/portal-session.ts'
import { figure, reportValue } from '../measure/report.ts'
import { median } from '../measure/statistics.ts'

/**
 * Whether any answer of the portal reveals that an address has an account: status, headers, body, and the time it
 * takes, by Mann and Whitney's test. Each address is used once; known and unknown ones in turn, in changing order.
 */
const PAIRS = 100
const WARMING = 20

await using portal = await openInstallation()
const { url } = portal.run
await using addresses = await openAddresses(portal.run)
const guest = (await openGuestSession(url)).headers['token']! // Every guest has one.

console.log(`\n${PAIRS} known and ${PAIRS} unknown addresses for each call`)
for (const [title, { isOfMember, name, sent }] of Object.entries(callsWithAddresses)) {
  const known = await addresses.known(PAIRS + WARMING)
  const unknown = addresses.unknown(PAIRS + WARMING)
  const askers = isOfMember ? await addresses.unconfirmed(2 * (PAIRS + WARMING)) : []
  const took = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let pair = 0; pair < PAIRS + WARMING; pair += 1) {
    const both = [['known', known[pair]!] as const, ['unknown', unknown[pair]!] as const] // As many as pairs.
    for (const [who, email] of pair % 2 === 0 ? both : both.toReversed()) {
      const { answer, tookMs } = await timedAnswer(url, name, { ...sent(email), token: askers.pop() ?? guest })
      answers.add(answer)
      if (pair >= WARMING) took[who].push(tookMs)
    }
  }
  console.log(`\n${title}: known ${figure(median(took.known))} ms, unknown ${figure(median(took.unknown))} ms`)
  reportValue('  different answers', answers.size, '', { atMost: 1 })
  reportValue('  p', mannWhitney(took.known, took.unknown), '', { atLeast: 0.01 })
}
