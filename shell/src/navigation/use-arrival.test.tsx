import { createCatalog, type PageHandle, type Portal, PortalContext } from '@sild/shell-api'
import { act, render, screen } from '@testing-library/react'
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PagesContext } from '../routing/use-current-route.ts'
import { useArrival } from './use-arrival.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sildPage', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Frame() {
  useArrival()
  return (
    <main>
      <Outlet />
    </main>
  )
}

function openAt(path: string) {
  // The event has the whole path, including the language.
  history.replaceState(null, '', `/et${path}`)
  const track = vi.fn<Portal['track']>()
  const portal = { intl: createCatalog('en').intl, track } as unknown as Portal // An arrival asks for no more.
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { id: 'mf-search.search', path: '/search', element: <h1>Search</h1> },
          { id: 'mf-content.blog', path: '/blog', element: <h1>Blog</h1> },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  )
  return { track, goTo: (target: string) => act(() => router.navigate(target)) }
}

it('tracks a page a quarter of a second after it was opened: its route, its address and its title', async () => {
  document.title = 'Projects'
  const { track } = openAt('/search?query=web')
  vi.advanceTimersByTime(249)
  expect(track).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(track.mock.calls).toEqual([
    ['page_view', { routeName: 'search', path: '/et/search?query=web', title: 'Projects' }],
  ])
})

it('tracks the address that the page had, though the browser is on its way to another', () => {
  const { track } = openAt('/search?query=web')
  history.replaceState(null, '', '/et/blog')
  vi.advanceTimersByTime(250)
  expect(track.mock.calls).toMatchObject([['page_view', { routeName: 'search', path: '/et/search?query=web' }]])
})

it('tracks no page that was left sooner, and puts the focus on the heading of the next', async () => {
  const { track, goTo } = openAt('/search')
  vi.advanceTimersByTime(200)
  await goTo('/blog')
  vi.advanceTimersByTime(250)
  expect(track.mock.calls).toMatchObject([['page_view', { routeName: 'blog' }]])
  expect(document.activeElement?.textContent).toBe('Blog')
})

it('does not report the page of the page script again, but its next visit', async () => {
  vi.stubGlobal('sildPage', { reportedView: '/et/search' })
  const { track, goTo } = openAt('/search')
  vi.advanceTimersByTime(250)
  expect(track).not.toHaveBeenCalled()
  history.replaceState(null, '', '/et/blog')
  await goTo('/blog')
  vi.advanceTimersByTime(250)
  history.replaceState(null, '', '/et/search')
  await goTo('/search')
  vi.advanceTimersByTime(250)
  expect(track.mock.calls).toMatchObject([
    ['page_view', { routeName: 'blog' }],
    ['page_view', { routeName: 'search' }],
  ])
})

it('reports a page again when the reader returns from another site', () => {
  const { track } = openAt('/search')
  vi.advanceTimersByTime(250)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(track.mock.calls).toMatchObject([
    ['page_view', { routeName: 'search' }],
    ['page_view', { routeName: 'search' }],
  ])
})

it('keeps the title until the data of a page has loaded, and then sets the one of the page', async () => {
  vi.useRealTimers()
  document.title = 'Sild'
  const arrival = Promise.withResolvers<{ name: string }>()
  const handle: PageHandle<() => Promise<{ name: string }>> = { title: ({ loaded }) => loaded.name }
  const { intl, add } = createCatalog('en')
  add({ 'shell.site-name': 'Sild' })
  const portal = { intl, track: () => {} } as unknown as Portal // An arrival asks for no more.
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          {
            id: 'page',
            path: '/page',
            loader: () => arrival.promise,
            HydrateFallback: () => <p>Loading</p>,
            element: <h1>Page</h1>,
          },
        ],
      },
    ],
    { initialEntries: ['/page'] },
  )
  render(
    <PortalContext value={portal}>
      <PagesContext value={new Map([['page', { Component: () => null, handle }]])}>
        <RouterProvider router={router} />
      </PagesContext>
    </PortalContext>,
  )
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(document.title).toBe('Sild')
  await act(async () => arrival.resolve({ name: 'A project' }))
  await screen.findByRole('heading', { name: 'Page' })
  expect(document.title).toMatch(/^A project/)
})
