import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { createSinkStore, insightSink, type SinkStore, tagManagerIntegrity } from '../src/index.ts'

let store: SinkStore
let app: FastifyInstance
beforeEach(() => {
  store = createSinkStore(4)
  app = Fastify()
  void app.register(async (sink) => insightSink(sink, { store }))
})

const post = (url: string, payload: string | object, type?: string) =>
  app.inject({ method: 'POST', url: `/insight${url}`, payload, headers: type ? { 'content-type': type } : {} })
const page = async (path = '') => (await app.inject(`/insight${path}`)).body
const view = { routeName: 'search', path: '/search', title: 'Projects' }
const posthog = (event: string, properties: object) => ({
  api_key: 'k',
  batch: [{ event, distinct_id: 'b1e2', properties, timestamp: '2026-11-24T10:00:00.000Z' }],
})
const frames = [
  { function: 'work', filename: 'shell@1/shell.js', lineno: 7, in_app: true },
  {
    function: 'Page',
    filename: 'mf-try/src/Page.tsx',
    lineno: 3,
    in_app: true,
    pre_context: ['one', 'two'],
    context_line: 'throw new Error("<b>")',
    post_context: ['four'],
  },
]
const envelope = [
  { event_id: '1' },
  { type: 'event' },
  {
    timestamp: '2026-11-24T10:00:00.000Z',
    level: 'error',
    environment: 'production',
    release: 'mf-try@1',
    user: { id: 'b1e2' },
    request: { url: 'https://sild.test/' },
    exception: { values: [{ type: 'TypeError', value: 'x is gone', stacktrace: { frames } }] },
  },
]
  .map((line) => JSON.stringify(line))
  .join('\n')

it('takes the events of each tool, and shows them by kind, the newest first', async () => {
  await post('/batch/', posthog('$pageview', { ...view, $session_id: 's' }))
  await post('/events', {
    events: [{ name: 'chat_opened_header', properties: { unreadCount: 3 }, occurredAt: 'now', person: 'v' }],
  })
  await post('/data-layer', JSON.stringify({ event: 'gtm.js', 'gtm.start': 1 }), 'text/plain')
  await post('/data-layer', JSON.stringify({ event: 'page_view', ...view }), 'text/plain')
  await post('/api/1/envelope/', `${envelope}\n`, 'application/x-sentry-envelope')
  expect(store.list().map(({ from, kind, title }) => [kind, from, title])).toEqual([
    ['error', 'Sentry', 'TypeError: x is gone'],
    ['page view', 'tag manager', '/search'],
    ['event', 'plain JSON', 'chat_opened_header'],
    ['page view', 'PostHog', '/search'],
  ])
  expect((await app.inject('/api/insight')).json()).toEqual(store.list())
  expect(await page()).toContain('4 received')
  const errors = await page('?kind=error')
  expect([errors.includes('TypeError: x is gone'), errors.includes('chat_opened_header')]).toEqual([true, false])
})

it('shows an error with its frames, the innermost first, and none of it as markup', async () => {
  await post('/api/1/envelope/', envelope, 'application/x-sentry-envelope')
  const shown = await page(`/received/${store.list()[0]?.id}`)
  expect(shown.indexOf('mf-try/src/Page.tsx:3')).toBeLessThan(shown.indexOf('shell@1/shell.js:7'))
  expect(shown).toContain('start="1"')
  expect(shown).toContain('throw new Error(&quot;&lt;b&gt;&quot;)')
})

it('reports undeclared properties of an event', async () => {
  await post('/batch/', posthog('$pageview', { ...view, email: 'mari@sild.test', $session_id: 's' }))
  await post('/batch/', posthog('invented', { size: 3 }))
  const [invented, viewed] = store.list()
  expect(await page(`/received/${viewed?.id}`)).toContain('does not declare: email<')
  expect(await page(`/received/${invented?.id}`)).toContain('does not declare: size<')
})

it.each([
  ['/batch/', { batch: [{}] }, undefined],
  ['/events', { events: 'many' }, undefined],
  ['/data-layer', 'no JSON', 'text/plain'],
  ['/api/1/envelope/', '{}\n{"type":"event"}\n{}', 'application/x-sentry-envelope'],
  // All that a user may be known by is a guid.
  [
    '/api/1/envelope/',
    envelope.replace('{"id":"b1e2"}', '{"id":"b1e2","email":"mari@sild.test"}'),
    'application/x-sentry-envelope',
  ],
])('refuses invalid data at %s', async (url, payload, type) => {
  expect((await post(url, payload, type)).statusCode).toBe(400)
  expect(store.list()).toEqual([])
})

it('lets pages of another origin send, and run its tag manager by its hash', async () => {
  const asked = await app.inject({ method: 'OPTIONS', url: '/insight/batch/' })
  expect([
    asked.statusCode,
    asked.headers['access-control-allow-origin'],
    asked.headers['access-control-allow-headers'],
  ]).toEqual([204, '*', 'content-type'])
  const script = await app.inject('/insight/tag-manager.js')
  expect(script.headers['access-control-allow-origin']).toBe('*')
  expect(tagManagerIntegrity).toBe(`sha384-${createHash('sha384').update(script.rawPayload).digest('base64')}`)
})

it('keeps the newest events, and deletes all on request', async () => {
  for (let count = 0; count < 6; count += 1) await post('/batch/', posthog(`event ${count}`, {}))
  expect(store.list().map(({ title }) => title)).toEqual(['event 5', 'event 4', 'event 3', 'event 2'])
  expect((await app.inject('/insight/received/1')).statusCode).toBe(404)
  expect((await post('/clear', '', 'text/plain')).headers['location']).toBe('/insight')
  expect(await page()).toContain('Nothing yet')
})
