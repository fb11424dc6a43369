import { guest, memberSession, pending } from '@sild/testing/sessions'
import { act, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { BottomNavigation } from './BottomNavigation.tsx'

const session = memberSession()
const bar = () => screen.queryByRole('navigation', { name: 'Quick access' })
const link = (name: string | RegExp) => screen.getByRole('link', { name })

it.each([guest, pending])('is only for members, not for $kind', (someone) => {
  renderChrome(<BottomNavigation />, { session: someone })
  expect(bar()).toBeNull()
})

it('shows the links of the remotes and marks the page', () => {
  renderChrome(<BottomNavigation />, { session, path: '/account/settings' })
  expect(within(bar() as HTMLElement).getAllByRole('link')).toHaveLength(4) // It is there for members.
  expect(link('Account').getAttribute('aria-current')).toBe('page')
  expect(link('Search').getAttribute('aria-current')).toBeNull()
})

it.each([
  ['customer', '/search?searchType=offers'],
  ['provider', '/search?searchType=tasks'],
] as const)('of a %s links to the search of their kind', (userType, path) => {
  renderChrome(<BottomNavigation />, { session: memberSession({ user: { userType } }) })
  expect(link('Search').getAttribute('href')).toBe(path)
})

it('counts new messages up to 99', () => {
  renderChrome(<BottomNavigation />, { session, activity: { newMessagesCount: 120 } })
  expect(link(/120 new.*Messages/).textContent).toContain('99+')
})

it('puts a dot on publications for new responses and on the account for new activity', () => {
  renderChrome(<BottomNavigation />, { session, activity: { hasNewResponses: true, newNotificationsCount: 2 } })
  expect(link(/Something new.*Publications/)).toBeTruthy()
  expect(link(/Something new.*Account/)).toBeTruthy()
  expect(link('Messages')).toBeTruthy()
})

it('hides for the on-screen keyboard', () => {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  renderChrome(<BottomNavigation />, { session })
  const resizeTo = (height: number) =>
    act(() => {
      viewport.height = height
      viewport.dispatchEvent(new Event('resize'))
    })
  resizeTo(window.innerHeight - 300)
  expect(bar()).toBeNull()
  // A bar of the browser that slides in between: ours must not come and go with it.
  resizeTo(window.innerHeight - 60)
  resizeTo(window.innerHeight - 300)
  resizeTo(window.innerHeight - 60)
  expect(bar()).toBeNull()
  act(() => void vi.advanceTimersByTime(199))
  expect(bar()).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(bar()).not.toBeNull()
})
