import { ApiError } from '@sild/api-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PageApi, PageRenderer } from './page-api.ts'
import { createRendering, type Rendering } from './rendering.ts'

/** A shell of one line: the page of a remote is what its `page` returns, or is left to the browser. */
const shell = `export const createRenderer = ({ importRemote }) => ({
  warm: async () => undefined,
  render: async (request) => {
    if (request.url === '/kept') return { kind: 'document', status: 200, html: request.keepRendered('{"a":1}'), problems: [] }
    const document = (html, problems) => ({ kind: 'document', status: 200, html, isCacheable: true, problems })
    try {
      return document(await (await importRemote(request.url.slice(1))).page(request), [])
    } catch (error) {
      return document('left to the browser', [error])
    }
  },
})`
const remotes = {
  'mf-fine': `export const page = () => 'rendered'`,
  'mf-off': `export const page = () => 'rendered'`,
  'mf-asks': `export const page = async ({ api }) => JSON.stringify(await api.call({ method: 'GET', path: '/asked' }, { query: { q: 1 } }))`,
  'mf-refused': `export const page = ({ api }) => api.call({ method: 'GET', path: '/refused' }, {}).catch(({ code, name, status }) => [name, code, status].join(' '))`,
  'mf-endless': `export const page = () => { for (;;); }`,
  'mf-endless-later': `export const page = async ({ api }) => { await api.call({ method: 'GET', path: '/asked' }, {}); for (;;); }`,
  'mf-endless-import': `for (;;);`,
  'mf-exits': `export const page = () => process.exit(1)`,
  'mf-throws': `export const page = () => { throw Object.assign(new Error('made to fail'), { own: () => 1 }) }`,
  'mf-throws-later': `setTimeout(() => { throw new Error('late') }); export const page = () => 'rendered'`,
  'mf-waits': `export const page = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))`,
}
type Name = keyof typeof remotes

const logged: string[] = []
let rendering: Rendering
let renderer: PageRenderer
beforeEach(async () => {
  logged.length = 0
  rendering = createRendering({ error: (_: unknown, text?: string) => void logged.push(text ?? '') })
  const names = ['shell', ...Object.keys(remotes)]
  const described = names.map((name) => [
    name,
    { id: 'a'.repeat(16), chunks: '', routes: [], ...(name === 'mf-off' && { isSwitchedOff: true }) },
  ])
  renderer = await rendering.open({
    rev: 'r1',
    releasesInAddress: 'shell.1,mf-fine.2',
    snapshot: { rev: 'r1', remotes: Object.fromEntries(described), navigation: [] },
    releases: {},
    versions: { backend: '1', frontend: '1' },
    origin: 'http://localhost',
    filesOf: async (name) => [['ssr/entry.mjs', Buffer.from(name === 'shell' ? shell : remotes[name as Name])]],
    releaseOf: async (url) => `${url.slice(1)}@${'a'.repeat(16)}`,
  })
})
afterEach(() => rendering.stop())

const api: PageApi = {
  call: async ({ path }, input) => {
    if (path === '/refused') throw new ApiError('page-not-found', { status: 404 })
    return JSON.stringify({ result: { given: input } })
  },
}
async function render(name: Name, signal = AbortSignal.timeout(8000)) {
  const request = { locale: 'en', preview: null, nonce: 'n', codeDeadlineMilliseconds: 150 } as const
  const rendered = await renderer.render({ ...request, url: `/${name}`, api, signal })
  if (rendered.kind !== 'document') throw new Error('A page was rendered as something else.')
  return { ...rendered, html: new TextDecoder().decode(rendered.html) }
}
const htmlOf = async (name: Name): Promise<string> => (await render(name)).html

describe('a page', () => {
  it('comes with its hydration state, at an address by its hash', async () => {
    const kept = async () => {
      const request = { locale: 'en', preview: null, nonce: 'n', codeDeadlineMilliseconds: 150 } as const
      const rendered = await renderer.render({ ...request, url: '/kept', api, signal: AbortSignal.timeout(8000) })
      return rendered.kind === 'document' ? [new TextDecoder().decode(rendered.html), rendered.state] : []
    }
    const [html, state] = await kept()
    expect(html).toMatch(/^\/__mfe\/pages\/[\w-]{22}\?of=shell\.1,mf-fine\.2$/)
    expect(state).toEqual({ address: html, json: '{"a":1}' })
    expect(await kept()).toEqual([html, state])
  })
  it('is rendered, with its calls to the API', async () => {
    expect(await htmlOf('mf-fine')).toBe('rendered')
    expect(await htmlOf('mf-asks')).toBe('{"given":{"query":{"q":1}}}')
  })
  it('knows an error of the API by its code', async () => {
    expect(await htmlOf('mf-refused')).toBe('ApiError page-not-found 404')
  })
  it('of an app that is switched off is not rendered, though its code is there', async () => {
    expect(await htmlOf('mf-off')).toBe('left to the browser')
  })
  it('that throws is left to the browser, and says why', async () => {
    const { html, problems } = await render('mf-throws')
    expect([html, problems]).toEqual(['left to the browser', [{ error: new Error('made to fail'), isOfApi: false }]])
  })
  it('is aborted when its time is over', async () => {
    const { problems } = await render('mf-waits', AbortSignal.timeout(50))
    expect(problems[0]?.error.message).toContain('timeout')
  })
  it('is not affected by a later exception of another', async () => {
    expect(await htmlOf('mf-throws-later')).toBe('rendered')
    await expect.poll(() => logged).toEqual(['a release failed while nobody waited for it'])
    expect(await htmlOf('mf-fine')).toBe('rendered')
  })
})

describe.each(['mf-endless', 'mf-endless-later', 'mf-endless-import', 'mf-exits'] as const)('%s', (name) => {
  // A thread that never ends is given a second, and another one starts.
  it('is left to the browser, and costs others a moment', { timeout: 30_000 }, async () => {
    expect(await htmlOf('mf-fine')).toBe('rendered')
    const bad = htmlOf(name)
    // No answer says that the thread has begun with it: the other page must come while it is at it.
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await Promise.all([bad, htmlOf('mf-asks')])).toEqual(['left to the browser', expect.any(String)])
    expect(await htmlOf('mf-fine')).toBe('rendered')
    // Once is enough: from then on the next thread is spared.
    const { html, problems } = await render(name)
    expect(html).toBe('left to the browser')
    expect(problems[0]?.error.message).toMatch(
      /^The rendering thread was lost with a page of mf-.+ It (?:has not answered|ended)/,
    )
    expect(logged.filter((text) => text === 'the rendering thread was lost')).toHaveLength(1)
  })
})
