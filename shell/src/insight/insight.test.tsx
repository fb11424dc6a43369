import type { InsightEvent } from '@sild/contract/insight'
import type { SiteInsight } from '@sild/registry/renderer'
import { type Consent, consentAtom, sessionAtom } from '@sild/shell-api'
import { createMockApi } from '@sild/testing/mock-api'
import { guest, memberSession } from '@sild/testing/sessions'
import { createStore } from 'jotai'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Report } from '../telemetry/report.ts'
import { createWaitingQueue } from '../telemetry/waiting-queue.ts'
import { followConsent } from './follow-consent.ts'

const everything: SiteInsight = {
  analytics: { kind: 'posthog', url: 'https://eu.posthog.example', key: 'phc_1' },
  tagManager: { url: 'https://tags.example/gtm.js?id=GTM-1', integrity: 'sha384-x' },
  reportsErrors: true,
}
const release = '0123456789abcdef'
const thrown = (message = 'x is gone') =>
  Object.assign(new TypeError(message), {
    stack: `TypeError\n    at x (https://sild.test/a/mf-chat/${release}/x.js:1:2)`,
  })
const sent: { url: string; body: Record<string, unknown> }[] = []
const bodyOf = (index: number) => sent[index]?.body
const reload = vi.fn<() => void>()
/** Called when the chunk is started. */
const loaded = vi.fn<() => void>()

// What the page loads later is there at once.
beforeAll(() => import('./start-insight.ts'))
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') })
  localStorage.clear()
  sent.length = 0
  globalThis.dataLayer = undefined
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        loaded()
      }
      postMessage() {}
      addEventListener() {}
    },
  )
  vi.stubGlobal('location', {
    ...location,
    href: 'https://sild.test/et/recovery/s3cret',
    origin: 'https://sild.test',
    reload,
  })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) })
    return new Response('{}')
  })
})
afterEach(() => {
  document.head.querySelectorAll('script').forEach((script) => script.remove())
  reload.mockReset()
  loaded.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A hydrated page with this consent of its user. */
function open(consent: Consent, insight: SiteInsight = everything) {
  const store = createStore()
  store.set(sessionAtom, guest)
  const api = createMockApi({ reportErrors: () => ({ acknowledged: true }) })
  const events = createWaitingQueue<InsightEvent>(50)
  const faults = createWaitingQueue<Report>(20)
  const decide = async (next: Consent) => {
    vi.stubGlobal('sildPage', { consent: () => (next === 'undecided' ? undefined : next) })
    store.set(consentAtom, next)
    await pass(10)
  }
  vi.stubGlobal('sildPage', { consent: () => (consent === 'undecided' ? undefined : consent) })
  store.set(consentAtom, consent)
  const view = (path: string) =>
    events.add({ name: 'page_view', properties: { routeName: 'search', path, title: 'Projects' }, at: Date.now() })
  const start = async () => {
    const proof = { mark: 'm'.repeat(24), releases: [`mf-chat@${release}`] }
    followConsent({ insight, store, api, events, faults, locale: 'et', isInstalled: false, document: proof })
    await pass(10)
  }
  return { store, api, events, faults, decide, view, start }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const told = () => sent.flatMap(({ body }) => body['batch'] as { event: string; properties: object }[])
const names = () => told().map(({ event }) => event)
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

it('keeps what happened before the answer, and sends it when the answer is yes', async () => {
  const { decide, events, start, view } = open('undecided')
  view('/et/search?query=web')
  await start()
  await pass(10_000)
  expect([sent, scripts(), Object.keys(localStorage)]).toEqual([[], [], []])
  await decide('all')
  view('/et/blog')
  events.add({ name: 'chat_opened_header', properties: { unreadCount: 3 }, at: Date.now() })
  await pass(3000)
  expect(sent.map(({ url }) => url)).toEqual(['https://eu.posthog.example/batch/'])
  expect(bodyOf(0)?.['api_key']).toBe('phc_1')
  expect(names()).toEqual(['first_launch', 'start_session', '$pageview', '$pageview', 'chat_opened_header'])
  expect(told()[2]).toMatchObject({
    timestamp: '2026-11-24T10:00:00.000Z',
    properties: {
      routeName: 'search',
      path: '/et/search?query=web',
      title: 'Projects',
      $process_person_profile: false,
    },
  })
  expect(globalThis.dataLayer?.slice(1)).toEqual([
    { event: 'page_view', routeName: 'search', path: '/et/search?query=web', title: 'Projects' },
    { event: 'page_view', routeName: 'search', path: '/et/blog', title: 'Projects' },
  ])
  expect(scripts()).toEqual(['https://tags.example/gtm.js?id=GTM-1'])
  expect(document.head.querySelector('script')?.integrity).toBe('sha384-x')
})

it('deletes it, and loads nothing, when the answer is no', async () => {
  const { api, decide, faults, start, view } = open('undecided')
  view('/one')
  faults.add({ kind: 'render', error: thrown() })
  await start()
  await decide('necessary')
  view('/two')
  faults.add({ kind: 'render', error: thrown() })
  await pass(10_000)
  expect([sent, scripts(), Object.keys(localStorage), api.callsOf('reportErrors')]).toEqual([[], [], [], []])
  expect(loaded).not.toHaveBeenCalled()
  await decide('all')
  view('/three')
  await pass(3000)
  expect(told().map(({ properties }) => (properties as { path?: string }).path)).toEqual([
    undefined,
    undefined,
    '/three',
  ])
})

it('sends each tool only what its category allows', async () => {
  const { decide, start, view } = open('marketing')
  await start()
  view('/one')
  await pass(3000)
  expect([sent, scripts().length, Object.keys(localStorage)]).toEqual([[], 1, []])
  await decide('analytics')
  expect(reload).toHaveBeenCalledOnce()
  view('/two')
  await pass(3000)
  expect(globalThis.dataLayer).not.toContainEqual(expect.objectContaining({ path: '/two' }))
  expect(names()).toEqual(['first_launch', 'start_session', '$pageview'])
})

it('stops at once when consent is withdrawn, here or in another tab, and deletes the id of the browser', async () => {
  const { decide, faults, start, view, api } = open('all')
  await start()
  view('/one')
  await pass(3000)
  expect(Object.keys(localStorage)).toEqual(['sild.insight'])
  // It waits to be sent.
  view('/two')
  await decide('necessary')
  view('/three')
  faults.add({ kind: 'error', error: thrown() })
  await pass(10_000)
  expect(sent).toHaveLength(1)
  expect([Object.keys(localStorage), api.callsOf('reportErrors')]).toEqual([[], []])
  expect(reload).toHaveBeenCalledOnce()

  const elsewhere = open('analytics')
  await elsewhere.start()
  vi.stubGlobal('sildPage', { consent: () => 'necessary' })
  elsewhere.view('/four')
  await pass(10_000)
  expect(sent).toHaveLength(1)
})

it('knows a user by the guid alone, and sends exactly what is declared, without secrets', async () => {
  const { events, start, store, view } = open('analytics', {
    analytics: { kind: 'http', url: 'https://stats.example/take', key: '' },
  })
  const session = memberSession()
  store.set(sessionAtom, session)
  await start()
  view('/et/recovery/s3cret?email=mari%40sild.test&page=2')
  const properties = { unreadCount: 3, email: session.user.email } as { unreadCount: number }
  events.add({ name: 'chat_opened_header', properties, at: Date.now() })
  await pass(3000)
  expect(sent).toEqual([
    {
      url: 'https://stats.example/take',
      body: {
        events: [
          { name: 'first_launch', properties: { locale: 'et', isInstalled: false } },
          { name: 'start_session', properties: { locale: 'et', isInstalled: false } },
          { name: 'page_view', properties: { routeName: 'search', path: '/et/recovery/-?page=2', title: 'Projects' } },
          { name: 'chat_opened_header', properties: { unreadCount: 3 } },
        ].map((event) => ({
          ...event,
          person: session.user.guid,
          isUser: true,
          occurredAt: expect.any(String),
          sessionId: expect.any(String),
        })),
      },
    },
  ])
  for (const personal of [session.user.email, 's3cret', 'mari']) expect(JSON.stringify(sent)).not.toContain(personal)
})

it('retries failed sends', async () => {
  const { start, view } = open('analytics')
  await start()
  const working = globalThis.fetch
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  view('/one')
  await pass(3000)
  vi.stubGlobal('fetch', working)
  view('/two')
  await pass(3000)
  expect(names()).toEqual(['first_launch', 'start_session', '$pageview', '$pageview'])
})

it('reports an error of a release once, with its place and the outcome for the page, and no others', async () => {
  const { api, faults, start } = open('analytics')
  await start()
  for (let times = 0; times < 3; times += 1) faults.add({ kind: 'render', error: thrown(), isRecovered: true })
  faults.add({ kind: 'error', error: new Error('of an extension') })
  await pass(1000)
  expect(api.callsOf('reportErrors').map(({ body }) => body)).toEqual([
    {
      document: { mark: 'm'.repeat(24), releases: [`mf-chat@${release}`] },
      errors: [
        {
          kind: 'render',
          name: 'TypeError',
          message: 'x is gone',
          stack: expect.stringContaining(`/a/mf-chat/${release}/x.js:1:2`),
          isRecovered: true,
          path: '/et/recovery/-',
          occurredAt: '2026-11-24T10:00:00.010Z',
        },
      ],
    },
  ])
})

it('loads nothing where nothing is configured, with any answer', async () => {
  const { start, view } = open('all', {})
  await start()
  view('/one')
  await pass(10_000)
  expect([sent, scripts(), globalThis.dataLayer]).toEqual([[], [], undefined])
  expect(loaded).not.toHaveBeenCalled()
})
