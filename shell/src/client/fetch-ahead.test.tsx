import type { RouteNode } from '@sild/registry/meta'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

const node = (id: string, path: string): RouteNode => ({ id, path, access: 'public' })
const nodes = [node('mf-search.search', '/search'), node('mf-chat.chat', '/chat'), node('mf-content.blog', '/blog')]
const snapshot = {
  remotes: Object.fromEntries(['mf-search', 'mf-chat', 'mf-content'].map((name) => [name, { id: 'r1' }])),
}
let asked: string[] = []
let end: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(href)
    return new Response('')
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.id === 'far' ? 5000 : 10, 100, 20)
  })
})
afterEach(() => {
  end?.()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function follow(html: string, { loaded = [] as string[], off = [] as string[] } = {}) {
  document.body.innerHTML = html
  const admit = async (name: string) => ({
    schema: 'sild-chunks/1' as const,
    groups: Object.fromEntries(
      nodes.filter(({ id }) => id.startsWith(name)).map(({ id }) => [id, { js: [`${id}.js`], css: [], shared: [] }]),
    ),
    integrity: {},
  })
  end = fetchAhead(
    { snapshot, locale: 'en' } as never,
    {
      admission: { admit },
      pages: { loaded: new Map(loaded.map((id) => [id, {}])) },
      routes: new Map(nodes.map((each) => [each.id, each])),
      switchedOff: new Set(off),
    } as never,
    { routes: nodes.map(({ id, path }) => ({ id, path })) },
  )
}
const scriptsOf = () => asked.filter((href) => !href.endsWith('remoteEntry.js')).map((href) => href.split('/').at(-1))

it('fetches the pages of visible links after two seconds without an input', async () => {
  follow('<a href="/search?query=web">Search</a><a href="/chat">Chat</a><a id="far" href="/blog">Blog</a>')
  await vi.advanceTimersByTimeAsync(1900)
  expect(asked).toEqual([])
  dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(1900)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(scriptsOf()).toEqual(['mf-search.search.js', 'mf-chat.chat.js'])
})

it('fetches nothing twice, nothing existing, and nothing that is switched off', async () => {
  follow('<a href="/search">Search</a><a href="/chat">Chat</a><a href="/blog">Blog</a>', {
    loaded: ['mf-search.search'],
    off: ['mf-content'],
  })
  await vi.advanceTimersByTimeAsync(2100)
  dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(2100)
  expect(scriptsOf()).toEqual(['mf-chat.chat.js'])
})

it('ends when links load documents of other releases', async () => {
  follow('<a href="/search">Search</a>')
  end?.()
  dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([])
})

it('fetches nothing ahead for a user who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  follow('<a href="/search">Search</a>')
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([])
})
