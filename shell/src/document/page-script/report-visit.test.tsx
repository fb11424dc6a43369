import { runInThisContext } from 'node:vm'
import { insightEvents } from '@sild/contract/insight'
import { redactPath } from '@sild/paths/redact-path'
import type { SiteInsight } from '@sild/registry/renderer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { analyticsRequest } from '../../insight/analytics-request.ts'
import { openDataLayer } from '../../insight/tag-manager.ts'
import { enterVisit } from '../../insight/visitor.ts'
import { consentChannel, consentEvent, documentDataId, insightKey } from '../../marks/marks.ts'
import { reportVisit } from './report-visit.ts'
import { scriptOf } from './script-of.ts'
import type { CookieAnswer } from './sild-page.ts'
import { offerIdle } from './when-idle.ts'

const everything: SiteInsight = {
  analytics: { kind: 'posthog', url: 'https://eu.posthog.example', key: 'phc_1' },
  tagManager: { url: 'https://tags.example/gtm.js?id=GTM-1' },
}
const sent: { event: string; distinct_id: string; properties: Record<string, unknown> }[] = []
const readData = vi.fn<() => Promise<string>>()
const reload = vi.fn<() => void>()
let idle: (() => void)[] = []
let listeners: [string, EventListener][] = []
let otherTab: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') })
  localStorage.clear()
  sent.length = 0
  idle = []
  listeners = []
  globalThis.dataLayer = undefined
  const address = { pathname: '/et/search', search: '?query=web&token=s3cret' }
  const href = `https://sild.test${address.pathname}${address.search}`
  vi.stubGlobal('location', { ...address, href, origin: 'https://sild.test', reload })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(...(JSON.parse(body) as { batch: typeof sent }).batch)
    return new Response('{}')
  })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener(_kind: string, listener: () => void) {
        otherTab = listener
      }
    },
  )
  const listen = globalThis.addEventListener
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((kind: string, listener: unknown) => {
    listeners.push([kind, listener as EventListener])
    listen(kind, listener as EventListener)
  })
})
afterEach(() => {
  for (const [kind, listener] of listeners) removeEventListener(kind, listener)
  document.body.replaceChildren()
  document.head.querySelectorAll('script').forEach((script) => script.remove())
  delete document.documentElement.dataset['start']
  delete document.documentElement.dataset['session']
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  readData.mockReset()
  reload.mockReset()
})

/** A loaded document. Its scripts run from the text that the build generates. */
function open(consent?: CookieAnswer, { insight = everything, start = 'with-input' } = {}) {
  document.title = 'Projects'
  document.documentElement.lang = 'et'
  document.documentElement.dataset['start'] = start
  document.body.innerHTML = `<script type="application/json" id="${documentDataId}" data-route="search" data-at="/data"></script>`
  readData.mockResolvedValue(JSON.stringify({ insight }))
  const page = {
    isStarted: false,
    consent: () => consent,
    whenSeen: (run: () => void) => run(),
    readData,
    reportedView: undefined as string | undefined,
  }
  vi.stubGlobal('sildPage', page)
  const names = { consentChannel, consentEvent, data: documentDataId, insight: insightKey }
  runInThisContext(
    scriptOf(offerIdle) + scriptOf(reportVisit, names, enterVisit, analyticsRequest, openDataLayer, redactPath),
  )
  return {
    page,
    answer: async (next: CookieAnswer) => {
      consent = next
      dispatchEvent(new Event(consentEvent))
      await pass(0)
    },
  }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
async function becomeIdle() {
  await pass(250)
  for (const run of idle.splice(0)) run()
  await pass(0)
}
const names = () => sent.map(({ event }) => event)
const pageViews = () => (globalThis.dataLayer ?? []).filter((item) => 'event' in item && item.event === 'page_view')
const view = { routeName: 'search', path: '/et/search?query=web', title: 'Projects' }

it('reports the page to the tag manager and to analytics when the browser is idle, without secrets', async () => {
  open('all')
  await pass(10_000)
  expect([readData.mock.calls, sent, globalThis.dataLayer]).toEqual([[], [], undefined])
  await becomeIdle()
  expect(pageViews()).toEqual([{ event: 'page_view', ...view }])
  expect([...document.head.querySelectorAll('script')].map(({ src }) => src)).toEqual([everything.tagManager?.url])
  expect(names()).toEqual(['first_launch', 'start_session', '$pageview'])
  expect(sent[2]?.properties).toMatchObject({ ...view, $current_url: 'https://sild.test/et/search?query=web' })
  expect(new Set(sent.map(({ distinct_id }) => distinct_id)).size).toBe(1)
})

it('sends exactly the declared properties', async () => {
  open('analytics')
  await becomeIdle()
  const declared = [insightEvents.first_launch, insightEvents.start_session, insightEvents.page_view]
  const own = ({ properties }: (typeof sent)[number]) => Object.keys(properties).filter((key) => !key.startsWith('$'))
  expect(sent.map(own)).toEqual(declared.map((properties) => Object.keys(properties)))
})

it('starts a session once, for any document that continues it', async () => {
  open('analytics')
  await becomeIdle()
  sent.length = 0
  open('analytics')
  await becomeIdle()
  expect(names()).toEqual(['$pageview'])
})

it('counts and stores nothing before consent, and the page with it', async () => {
  const { answer } = open()
  await becomeIdle()
  await answer('necessary')
  expect([readData.mock.calls, sent, globalThis.dataLayer, Object.keys(localStorage)]).toEqual([[], [], undefined, []])
  await answer('analytics')
  expect(names()).toEqual(['first_launch', 'start_session', '$pageview'])
  expect(globalThis.dataLayer).toBeUndefined()
  await answer('analytics')
  expect(names()).toHaveLength(3)
})

it('waits for the idle browser if the answer comes sooner', async () => {
  const { answer } = open()
  await answer('all')
  expect(sent).toEqual([])
  await becomeIdle()
  expect(names()).toHaveLength(3)
})

it('leaves the page to React once it starts, also while the settings load', async () => {
  const { page } = open('all')
  page.isStarted = true
  await becomeIdle()
  expect(readData).not.toHaveBeenCalled()
  const other = open('all')
  const data = Promise.withResolvers<string>()
  readData.mockReturnValue(data.promise)
  await becomeIdle()
  other.page.isStarted = true
  data.resolve(JSON.stringify({ insight: everything }))
  await pass(0)
  expect([sent, globalThis.dataLayer, other.page.reportedView]).toEqual([[], undefined, undefined])
})

it('passes the reported page to React', async () => {
  const { page } = open('marketing')
  await becomeIdle()
  expect(page.reportedView).toBe('/et/search?query=web&token=s3cret')
  expect([sent, Object.keys(localStorage)]).toEqual([[], []])
})

it('reports a page again when the reader returns to it', async () => {
  open('marketing')
  await becomeIdle()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  await becomeIdle()
  expect(pageViews()).toHaveLength(1)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await becomeIdle()
  expect(pageViews()).toHaveLength(2)
  expect(globalThis.dataLayer).toHaveLength(3)
})

it('loads the document again when another tab withdraws the consent to a loaded tag manager', async () => {
  const { answer } = open('all')
  await becomeIdle()
  otherTab?.()
  expect(reload).not.toHaveBeenCalled()
  await answer('analytics')
  otherTab?.()
  expect(reload).toHaveBeenCalledOnce()
})

it('reports nothing of pages that React starts, of members, and without a configuration', async () => {
  open('all', { start: 'after-paint' })
  await becomeIdle()
  document.documentElement.dataset['session'] = 'member'
  open('all')
  await becomeIdle()
  delete document.documentElement.dataset['session']
  expect(readData).not.toHaveBeenCalled()
  open('all', { insight: {} })
  await becomeIdle()
  expect([sent, globalThis.dataLayer, Object.keys(localStorage)]).toEqual([[], undefined, []])
})
