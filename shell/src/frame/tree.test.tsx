import type { ApiClient } from '@sild/api-client'
import type { RouteNode } from '@sild/registry/meta'
import type { Snapshot } from '@sild/registry/renderer'
import type { Portal, RemoteModule } from '@sild/shell-api'
import { createCatalog, PortalContext, sessionAtom } from '@sild/shell-api'
import { memberSession } from '@sild/testing/sessions'
import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import english from '../messages/en.json'
import { remote as shell } from '../remote.tsx'
import { createRenderer } from '../server/renderer.tsx'
import { buildTree } from './tree.tsx'

const openPage = vi.fn<() => void>()
const Page = () => {
  openPage()
  return <h1>For partners only</h1>
}
const page = { Component: Page, loader: () => null }
/** As a registry that knows more levels than this shell gives it. */
const partnerOnly = 'partner' as RouteNode['access']
const nodes: RouteNode[] = [
  {
    id: 'mf-deals.deals',
    path: '/deals',
    access: partnerOnly,
    children: [{ id: 'mf-deals.deal', path: ':deal', access: 'public' }],
  },
  { id: 'mf-deals.about', path: '/about-deals', access: 'public' },
]
const deals: RemoteModule = {
  routes: nodes.map((node) => ({ ...node, page: async () => page, children: undefined })),
  navigation: [],
  loadMessages: async () => ({ default: {} }),
}
const snapshot: Snapshot = {
  rev: 'r1',
  remotes: { 'mf-deals': { id: 'a'.repeat(16), chunks: '', routes: nodes } },
  navigation: [],
}
const admin = memberSession({ roles: ['admin'] })

beforeEach(() => openPage.mockClear())

describe('a page with an access that this shell does not know', () => {
  const renderer = createRenderer({
    snapshot,
    releases: {},
    importRemote: async (name) => ({ remote: name === 'shell' ? shell : deals }),
    versions: { backend: '1', frontend: '1' },
    origin: 'https://sild.test',
  })
  const answerTo = async (url: string) => {
    const answer = await renderer.render({
      url,
      locale: 'en',
      preview: null,
      api: {} as ApiClient, // Nothing here calls it.
      signal: new AbortController().signal,
      nonce: 'n',
      codeDeadlineMilliseconds: 5000,
    })
    if (answer.kind === 'redirect') throw new Error(`It leads to ${answer.location}`)
    return answer
  }

  it.each(['/deals', '/deals/17'])('is a problem of the server at %s, and is not cached', async (address) => {
    const { html, problems, ...rest } = await answerTo(address)
    expect(rest).toEqual({ kind: 'document', status: 500, isCacheable: false, pageOf: 'shell' })
    expect(html).toContain('experiencing an internal server problem.')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(String(problems[0])).toContain('mf-deals.deals is for partner')
    expect(openPage).not.toHaveBeenCalled()
  })

  it('keeps the other pages of its remote', async () => {
    expect(await answerTo('/about-deals')).toMatchObject({ status: 200, problems: [] })
    expect(openPage).toHaveBeenCalledOnce()
  })

  it.each(['/deals', '/deals/17'])('opens in the browser at %s not even to an administrator', async (address) => {
    const pageRoute = vi.fn<() => typeof page>(() => page)
    const store = createStore()
    store.set(sessionAtom, admin)
    const catalog = createCatalog('en')
    catalog.add(english)
    const portal = { locale: 'en', intl: catalog.intl, navigation: [], session: {} } as unknown as Portal // The chrome asks for no more.
    render(
      <Provider store={store}>
        <PortalContext value={portal}>
          <RouterProvider
            router={createMemoryRouter(buildTree({ snapshot, pageRoute }), { initialEntries: [address] })}
          />
        </PortalContext>
      </Provider>,
    )
    expect(await screen.findByText("We're experiencing an internal server problem.")).toBeTruthy()
    expect(openPage).not.toHaveBeenCalled()
    expect(pageRoute.mock.calls.map(([node]: unknown[]) => (node as RouteNode).id)).toEqual(['mf-deals.about'])
  })
})
