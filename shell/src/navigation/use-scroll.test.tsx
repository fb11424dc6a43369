import type { RouteNode } from '@sild/registry/meta'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RoutesContext } from '../routing/use-current-route.ts'
import { useScroll } from './use-scroll.ts'

const scrollIntoView = vi.fn<(options?: ScrollIntoViewOptions) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', vi.fn<() => void>())
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  scrollIntoView.mockReset()
  sessionStorage.clear()
})

function Frame() {
  useScroll()
  return <Outlet />
}

const routes = new Map<string, RouteNode>([
  ['help', { id: 'help', access: 'public' }],
  ['blog', { id: 'blog', access: 'public', isList: true }],
])

function open() {
  const target = <h2 id="questions">Questions</h2>
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/', element: null },
          { id: 'help', path: '/help', element: target },
          { id: 'blog', path: '/blog', element: target },
        ],
      },
    ],
    { initialEntries: ['/'] },
  )
  render(
    <RoutesContext value={routes}>
      <RouterProvider router={router} />
    </RoutesContext>,
  )
  return (path: string) => act(() => router.navigate(path))
}

it('goes to a part of a page smoothly, once the page has settled', async () => {
  const goTo = open()
  await goTo('/help#questions')
  vi.advanceTimersByTime(249)
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'smooth' }]])
})

it('goes to a part of a list at once, without scrolling by what is on the way', async () => {
  const goTo = open()
  await goTo('/blog#questions')
  expect(scrollIntoView.mock.calls).toEqual([[]])
  vi.advanceTimersByTime(1000)
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})
