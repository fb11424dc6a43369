import type { ApiClient } from '@sild/api-client'
import type { RouteNode } from '@sild/registry/meta'
import type { PageHandle, RemoteModule } from '@sild/shell-api'
import { expect, it } from 'vitest'
import { remote as shell } from '../remote.tsx'
import { createRenderer } from './renderer.tsx'

const loader = ({ request }: { request: Request }) => ({ query: new URL(request.url).searchParams.get('query') ?? '' })
const handle: PageHandle<typeof loader> = {
  title: ({ loaded: { query } }) => `Deals ${query}`,
  isUnlistedFor: ({ loaded: { query } }) => query !== '',
  canonicalPath: () => '/deals',
}
const page = { Component: () => <h1>Deals</h1>, loader, handle }
const nodes: RouteNode[] = [{ id: 'mf-deals.deals', path: '/deals', access: 'public' }]
const deals: RemoteModule = {
  routes: nodes.map((node) => ({ ...node, page: async () => page, children: undefined })),
  navigation: [],
  loadMessages: async () => ({ default: {} }),
}
const renderer = createRenderer({
  snapshot: { rev: 'r1', remotes: { 'mf-deals': { id: 'a'.repeat(16), chunks: '', routes: nodes } }, navigation: [] },
  releases: {},
  importRemote: async (name) => ({ remote: name === 'shell' ? shell : deals }),
  versions: { backend: '1.4.0', frontend: '9f3c' },
  origin: 'https://sild.test',
})
async function documentOf(url: string): Promise<Document> {
  const answer = await renderer.render({
    url,
    locale: 'en',
    preview: null,
    api: { call: async () => ({ list: [], flags: [] }) } as unknown as ApiClient, // The frame asks for lists alone.
    signal: new AbortController().signal,
    nonce: 'n',
    codeDeadlineMilliseconds: 5000,
  })
  if (answer.kind === 'redirect') throw new Error(`It leads to ${answer.location}`)
  return new DOMParser().parseFromString(answer.html, 'text/html')
}
const hrefsOf = (opened: Document, selector: string) =>
  [...opened.querySelectorAll<HTMLLinkElement>(selector)].map((element) => element.getAttribute('href'))

it('names the canonical page and the other languages of a page that search engines list', async () => {
  const opened = await documentOf('/deals')
  expect(opened.querySelector('meta[name=robots]')).toBeNull()
  expect(hrefsOf(opened, '[rel=canonical]')).toEqual(['https://sild.test/deals'])
  expect(hrefsOf(opened, '[hreflang]:not(a)')).toHaveLength(4)
})

it('names the canonical page in place of one that is not listed', async () => {
  const opened = await documentOf('/deals?query=web')
  expect(opened.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(hrefsOf(opened, '[rel=canonical]')).toEqual(['https://sild.test/deals'])
  expect(hrefsOf(opened, '[hreflang]:not(a)')).toEqual([])
  expect(opened.querySelector('meta[property="og:title"]')?.getAttribute('content')).toContain('Deals web')
})

it('passes its route and its versions to the page script', async () => {
  const { dataset } = (await documentOf('/deals')).getElementById('sild-data')!
  expect(dataset).toMatchObject({ route: 'deals', versions: '1.4.0 / 9f3c' })
})
