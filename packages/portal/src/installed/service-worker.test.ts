import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'

const script = stripTypeScriptTypes(readFileSync(new URL('../../worker/service-worker.ts', import.meta.url), 'utf8'))
const origin = 'https://sild.test'
const html = (text: string, headers: Record<string, string> = {}) =>
  withType(new Response(`<html lang="en">${text}</html>`, { headers: { 'content-type': 'text/html', ...headers } }))
/** As answers of the own origin are in a browser. */
const withType = (response: Response): Response => Object.defineProperty(response, 'type', { value: 'basic' })

class FakeCache {
  readonly #kept = new Map<string, Response>()
  readonly #keyOf = (of: Request | string) => new URL(typeof of === 'string' ? of : of.url, origin).href
  async match(of: Request | string) {
    return this.#kept.get(this.#keyOf(of))?.clone()
  }
  async put(of: Request | string, response: Response) {
    this.#kept.set(this.#keyOf(of), response)
  }
  async addAll(all: { url: string }[]) {
    for (const { url } of all) await this.put(url, html(`offline page of ${new URL(url).pathname}`))
  }
  async delete(of: Request | string) {
    return this.#kept.delete(this.#keyOf(of))
  }
  async keys() {
    return [...this.#kept.keys()].map((url) => ({ url }))
  }
}

let caches: Map<string, FakeCache>
let answer: (url: string) => Promise<Response>
let shown: [title: string, options: Record<string, unknown>][]
let windows: { focused: boolean; url: string; focus: () => void }[]
let subscription: ReturnType<typeof subscriptionAt> | null
let subscribed: object[]
let told: unknown[]
let badge: number | null
let opened: string[]
let asked: string[]
let listeners: Map<string, (event: object) => void>

async function tell(kind: string, event: object = {}): Promise<Response | undefined> {
  const waits: Promise<unknown>[] = []
  let response: Promise<Response> | undefined
  listeners.get(kind)!({
    waitUntil: (wait: Promise<unknown>) => void waits.push(wait),
    respondWith: (given: Promise<Response>) => void (response = given),
    ...event,
  })
  const answered = await response
  for (const wait of waits) await wait
  return answered
}
const visit = async (path: string): Promise<string | undefined> => {
  const request = { url: origin + path, method: 'GET', mode: 'navigate' }
  return (await tell('fetch', { request, preloadResponse: Promise.resolve(undefined) }))?.text()
}
const offline = () => (answer = () => Promise.reject(new TypeError('no connection')))

beforeEach(async () => {
  caches = new Map()
  shown = []
  windows = []
  opened = []
  asked = []
  badge = null
  subscription = null
  subscribed = []
  told = []
  listeners = new Map()
  answer = async (url) => html(`page of ${new URL(url).pathname}`)
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new FakeCache()
    caches.set(name, cache)
    return cache
  }
  const self = {
    location: new URL(`${origin}/service-worker.js`),
    addEventListener: (kind: string, listener: (event: object) => void) => void listeners.set(kind, listener),
    skipWaiting: async () => undefined,
    clients: {
      claim: async () => undefined,
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
    registration: {
      pushManager: {
        getSubscription: async () => subscription,
        subscribe: async (options: object) => {
          subscribed.push(options)
          if (!subscription) throw new Error('not allowed any more')
          return subscription
        },
      },
      showNotification: async (title: string, options: Record<string, unknown>) => void shown.push([title, options]),
    },
  }
  const of = {
    self,
    caches: {
      open,
      match: async (url: string, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(url),
    },
    fetch: (input: string | { url: string }, { body }: { body?: string } = {}) => {
      const url = new URL(typeof input === 'string' ? input : input.url, origin).href
      asked.push(url)
      if (body !== undefined) told.push(JSON.parse(body))
      return answer(url)
    },
    navigator: { setAppBadge: async (count: number) => void (badge = count) },
    Request: class {
      url: string
      constructor(path: string) {
        this.url = origin + path
      }
    },
    Response,
    Headers,
    URL,
    btoa,
    Uint8Array,
  }
  runInContext(script, createContext(of))
  await tell('install')
  await tell('activate')
})

describe('without a connection', () => {
  it('shows a stored page, with its time', async () => {
    expect(await visit('/search')).toContain('page of /search')
    offline()
    expect(await visit('/search#more')).toMatch(
      /^<html data-kept-at="\d{4}-\d\d-\d\dT[\d:.]+Z" lang="en">page of \/search/,
    )
  })

  it.each([
    ['/blog', '/offline'],
    ['/et/blog', '/et/offline'],
    ['/et', '/et/offline'],
    ['/fr/blog?page=2', '/fr/offline'],
    ['/events', '/offline'],
  ])('shows at %s, never seen, the page %s', async (path, page) => {
    offline()
    expect(await visit(path)).toContain(`offline page of ${page}`)
  })

  it('has the files that a page names, and no others', async () => {
    const files = [`${origin}/a/shell/1/shell.js`, 'https://elsewhere.test/a/x.js', `${origin}/api/user`]
    await tell('message', { data: { type: 'keep', page: `${origin}/chat`, files } })
    expect(asked).toEqual([files[0], `${origin}/chat`])
    offline()
    const fileAt = (url: string) => tell('fetch', { request: { url, method: 'GET', mode: 'cors' } })
    expect(await (await fileAt(files[0]!))?.text()).toContain('page of /a/shell/1/shell.js')
    await expect(fileAt(`${origin}/a/shell/1/other.js`)).rejects.toThrow('no connection')
    expect(await visit('/chat')).toContain('page of /chat')
  })
})

it('asks the server first, also for cached files', async () => {
  await visit('/search')
  answer = async () => html('newer')
  expect(await visit('/search')).toContain('newer')
})

it('ignores calls and sent forms', async () => {
  const request = { url: `${origin}/api/user`, method: 'GET', mode: 'cors' }
  expect(await tell('fetch', { request })).toBeUndefined()
  expect(await tell('fetch', { request: { ...request, url: `${origin}/a/x.js`, method: 'POST' } })).toBeUndefined()
  expect(asked).toEqual([])
})

it.each([
  ['a preview', () => html('x', { 'cache-control': 'private, no-store' })],
  ['a failure', () => withType(new Response('x', { status: 503, headers: { 'content-type': 'text/html' } }))],
  ['what is not a page', () => withType(new Response('x', { headers: { 'content-type': 'application/xml' } }))],
])('does not store %s', async (_what, made) => {
  answer = async () => made()
  await visit('/search')
  offline()
  expect(await visit('/search')).toContain('offline page')
})

it('keeps sixty pages, and evicts the least recently seen', async () => {
  for (let number = 0; number < 61; number++) await visit(`/blog/${number}`)
  offline()
  expect(await visit('/blog/0')).toContain('offline page')
  expect(await visit('/blog/1')).toContain('page of /blog/1')
})

describe('a push', () => {
  const payload = {
    tag: 'one',
    title: 'New response',
    body: 'Kask has responded',
    path: '/et/chat',
    locale: 'et',
    unreadCount: 3,
  }
  const push = (changes = {}) => tell('push', { data: { json: () => ({ ...payload, ...changes }) } })

  it('is shown in its language, and counted on the icon', async () => {
    await push()
    expect(badge).toBe(3)
    expect(shown).toMatchObject([
      ['New response', { body: 'Kask has responded', tag: 'one', lang: 'et', data: { path: '/et/chat' } }],
    ])
  })

  it('is not shown to a user with an open window, except a test', async () => {
    windows = [{ focused: true, url: origin, focus: () => undefined }]
    await push()
    expect(shown).toEqual([])
    await push({ tag: 'test' })
    expect(shown).toHaveLength(1)
  })

  it('opens its page, in an existing window or in a new one', async () => {
    const click = (path: string) =>
      tell('notificationclick', { notification: { close: () => undefined, data: { path } } })
    let focused = 0
    windows = [{ focused: false, url: `${origin}/et/chat`, focus: () => (focused += 1) }]
    await click('/et/chat')
    expect([focused, opened]).toEqual([1, []])
    await click('/et/search')
    await click('//elsewhere.test/')
    expect(opened).toEqual([`${origin}/et/search`])
  })
})

const applicationServerKey = new Uint8Array([4, 250, 255]).buffer
const keyOf = (name: string) => ({ auth: `auth of ${name}`, p256dh: `key of ${name}` })
const subscriptionAt = (name: string) => ({
  options: { applicationServerKey },
  toJSON: () => ({ endpoint: `https://push.test/${name}`, keys: keyOf(name) }),
})
const before = (name: string) => ({ endpoint: `https://push.test/${name}`, auth: keyOf(name).auth })
const renewed = (name: string) => ({ endpoint: `https://push.test/${name}`, keys: keyOf(name) })

describe('a subscription that the browser replaced', () => {
  const change = (event: object = {}) => tell('pushsubscriptionchange', event)
  /** As a page says when it has nothing else to do. */
  const seen = () => tell('message', { data: { type: 'keep', page: `${origin}/chat`, files: [] } })

  it('is sent to the server with the one before, which it replaces', async () => {
    subscription = subscriptionAt('new')
    await change({ oldSubscription: subscriptionAt('old'), newSubscription: subscription })
    expect(asked).toEqual([`${origin}/api/notification/push/renewed`])
    expect(told).toEqual([{ before: before('old'), renewed: renewed('new') }])
  })

  it('is sent by what a page had last where the browser names neither', async () => {
    subscription = subscriptionAt('first')
    await seen()
    subscription = subscriptionAt('second')
    await change()
    subscription = subscriptionAt('third')
    await change()
    expect(told).toEqual([
      { before: before('first'), renewed: renewed('second') },
      { before: before('second'), renewed: renewed('third') },
    ])
  })

  it('is renewed under the same key when the browser has none, and deleted when it may not', async () => {
    await change({ oldSubscription: subscriptionAt('old') })
    expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'BPr_' }])
    expect(told).toEqual([{ before: before('old'), renewed: null }])
  })

  it('is not sent without a known one before', async () => {
    subscription = subscriptionAt('first')
    await seen()
    subscription = null
    await seen()
    subscription = subscriptionAt('second')
    told = []
    await change()
    expect(told).toEqual([])
  })
})
