import type { RouteNode } from '@sild/registry/meta'
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, type RouterNavigateOptions, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RoutesContext } from '../routing/use-current-route.ts'
import { useScroll } from './use-scroll.ts'

let isCalm = false
const scrollTo = vi.fn<(left: number, top: number) => void>()
const scrollIntoView = vi.fn<(options?: ScrollIntoViewOptions) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isCalm && query.includes('reduce') }))
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  scrollIntoView.mockReset()
  scrollTo.mockReset()
  isCalm = false
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

function open(start = '/') {
  const target = <h2 id="küsimused">Questions</h2>
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
    { initialEntries: [start] },
  )
  render(
    <RoutesContext value={routes}>
      <RouterProvider router={router} />
    </RoutesContext>,
  )
  return (to: string | -1, options?: RouterNavigateOptions) =>
    act(() => (to === -1 ? router.navigate(to) : router.navigate(to, options)))
}
/** As the reader does. */
function scroll(position: number): void {
  vi.stubGlobal('scrollY', position)
  dispatchEvent(new Event('scroll'))
}

it('goes to a part of a page smoothly, once the page has settled', async () => {
  const goTo = open()
  await goTo('/help#k%C3%BCsimused')
  vi.advanceTimersByTime(249)
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'smooth' }]])
})

it('goes to a part of a list at once, without scrolling past the rows between', async () => {
  const goTo = open()
  await goTo('/blog#k%C3%BCsimused')
  expect(scrollIntoView.mock.calls).toEqual([[]])
  vi.advanceTimersByTime(1000)
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

it('goes there at once for a user who prefers reduced motion', async () => {
  isCalm = true
  const goTo = open()
  await goTo('/help#k%C3%BCsimused')
  vi.advanceTimersByTime(250)
  expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'auto' }]])
})

it('starts another page at its top, and restores the former position', async () => {
  const goTo = open()
  expect(scrollTo).not.toHaveBeenCalled()
  scroll(700)
  await goTo('/help')
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
  scroll(40)
  await goTo(-1)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700)
})

it('stays when only a part of the page changes', async () => {
  const goTo = open()
  await goTo('/help', { preventScrollReset: true })
  expect(scrollTo).not.toHaveBeenCalled()
})

it('restores the position in a document that is loaded again, and starts another one at its top', () => {
  const load = (address: string): void => {
    dispatchEvent(new Event('pagehide'))
    cleanup()
    scrollTo.mockReset()
    open(address)
  }
  open('/blog')
  scroll(700)
  load('/help')
  expect(scrollTo).not.toHaveBeenCalled()
  load('/blog')
  expect(scrollTo.mock.calls).toEqual([[0, 700]])
})

it('goes to a part of a document that replaces a scrolled one', () => {
  open('/blog')
  scroll(700)
  dispatchEvent(new Event('pagehide'))
  cleanup()
  open('/help#küsimused')
  vi.advanceTimersByTime(250)
  expect(scrollIntoView).toHaveBeenCalledOnce()
})
