import type { ApiClient } from '@sild/api-client'
import { createStaticHandler, type StaticHandlerContext } from 'react-router'
import { expect, it } from 'vitest'
import { PageSlot } from '../layouts/PageSlot.tsx'
import type { Engine } from './engine.ts'
import { noContacts } from '../chrome/site-contacts.ts'
import { renderBody } from './render-body.tsx'

const engine = {
  snapshots: { en: { navigation: [] } },
  routes: new Map(),
  modules: { loaded: new Map() },
  catalogs: { intl: () => ({ formatMessage: () => '' }) },
  elements: { en: { open: () => ({ learn: (html: string) => html, remember: () => null }) } },
  versions: {},
} as unknown as Engine

it('renders the error page of the failed route, inside its layout', async () => {
  const { query } = createStaticHandler([
    {
      id: 'shell',
      ErrorBoundary: () => 'Ours, for the whole page',
      children: [
        {
          id: 'missing',
          path: '*',
          ErrorBoundary: () => 'Page not found',
          loader: () => {
            throw new Response(null, { status: 404 })
          },
        },
      ],
    },
  ])
  const context = (await query(new Request('http://sild.test/nowhere'))) as StaticHandlerContext
  const { html } = renderBody(engine, { api: {} as ApiClient, locale: 'en' } as never, {
    context,
    contacts: noContacts,
    flags: [],
  })
  expect(html).toContain('Page not found')
})

it('reports the exception of a component, which React keeps to itself', async () => {
  const Page = (): never => {
    throw new ReferenceError('window is not defined')
  }
  const pages = [{ id: 'page', path: '*', Component: Page }]
  const { query } = createStaticHandler([{ id: 'shell', Component: PageSlot, children: pages }])
  const context = (await query(new Request('http://sild.test/'))) as StaticHandlerContext
  const { collectFailures, html } = renderBody(engine, { api: {} as ApiClient, locale: 'en' } as never, {
    context,
    contacts: noContacts,
    flags: [],
  })
  expect(html).toContain('<main')
  expect(collectFailures?.()).toEqual([new ReferenceError('window is not defined')])
})
