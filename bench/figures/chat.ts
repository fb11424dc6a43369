import { setTimeout as delay } from 'node:timers/promises'
import { operations } from '@sild/contract/operations'
import { openEventStream } from '../measure/event-stream.ts'
import { openInstallation } from '../measure/installation.ts'
import { openGuestSession, type PortalSession, signIn } from '../measure/portal-session.ts'
import { figure, reportValue } from '../measure/report.ts'
import { startServer } from '../measure/server.ts'
import { quantile } from '../measure/statistics.ts'

/**
 * How soon a message that one browser sends is in the stream of the other, kept in the database by then, while a hundred
 * streams are open. Beside it a bare server that hands on what is posted.
 */
const STREAMS = 100
const MESSAGES = 300
const EVERY_MS = 50

await using portal = await openInstallation()
await using relay = await startServer('relay')
const { accounts, url } = portal.run
const [customer, provider] = await Promise.all(['customer@sild.test', 'provider@sild.test'].map(signInAs))
const chatGuid = await findChat(customer!, provider!) // As many as addresses.

using streams = new DisposableStack()
const eventsUrl = `${url}${operations.streamEvents.path}`
for (let opened = 1; opened < STREAMS; opened += 1)
  streams.use(await openEventStream(eventsUrl, (await openGuestSession(url)).headers))
const ofProvider = streams.use(await openEventStream(eventsUrl, provider!.headers))
const ofRelay = streams.use(await openEventStream(`${relay.url}/events`))

const found = { portal: [] as number[], relay: [] as number[] }
for (let message = 0; message < MESSAGES; message += 1) {
  const text = `Message ${message}: the tests of the warehouse module are green.`
  found.portal.push(
    await timeTo(ofProvider.arrival(text), () =>
      customer!.call(operations.sendChatMessage, { body: { chatGuid, message: text } }),
    ),
  )
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ text })
  found.relay.push(
    await timeTo(ofRelay.arrival(text), () => fetch(`${relay.url}/messages`, { method: 'POST', headers, body })),
  )
  await delay(EVERY_MS)
}

console.log(`\n${MESSAGES} messages from browser to browser, ${STREAMS} streams open`)
for (const [name, times] of Object.entries(found))
  console.log(`${name.padEnd(7)} p50 ${figure(quantile(times, 0.5))} ms, max ${figure(quantile(times, 1))} ms`)
reportValue('relay   p99', quantile(found.relay, 0.99), 'ms')
reportValue('portal  p99', quantile(found.portal, 0.99), 'ms', { atMost: 100 })

async function signInAs(email: string): Promise<PortalSession> {
  const account = accounts.find((each) => each.email === email)
  if (!account) throw new Error(`The demo market has no ${email}`)
  return signIn(url, account)
}

async function findChat(one: PortalSession, other: PortalSession): Promise<string> {
  const [ofOne, ofOther] = await Promise.all(
    [one, other].map(async (session) => (await session.call(operations.listChats, { query: {} })).list),
  )
  const shared = ofOne?.find((chat) => ofOther?.some((each) => each.chatGuid === chat.chatGuid))
  if (!shared) throw new Error('They have no chat')
  return shared.chatGuid
}

async function timeTo(arrival: Promise<number>, send: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  const [at] = await Promise.all([arrival, send()])
  return at - began
}
