import type { Notice } from '@sild/shell-api'
import { notifyAtom } from '@sild/shell-api'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { Notices } from './Notices.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function renderNotices(...notices: Notice[]) {
  const { store } = renderChrome(<Notices />)
  const notify = (notice: Notice) => act(() => store.set(notifyAtom, notice))
  notices.forEach(notify)
  return { notify }
}
const saved: Notice = { tone: 'success', text: 'Saved' }
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

it('stays for five seconds', () => {
  renderNotices(saved)
  pass(4999)
  expect(screen.getByText('Saved')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

it.each([
  ['pointer', 'pointerEnter', 'pointerLeave'],
  ['focus', 'focus', 'blur'],
] as const)('stays while the %s is on it', (_what, enter, leave) => {
  renderNotices(saved)
  const region = screen.getByRole('region', { name: 'Notifications' })
  fireEvent[enter](region)
  pass(60_000)
  expect(screen.getByText('Saved')).toBeTruthy()
  fireEvent[leave](region)
  pass(5000)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('shows the last three', () => {
  renderNotices(...[1, 2, 3, 4].map((number): Notice => ({ tone: 'information', text: `Notice ${number}` })))
  const shown = screen.getAllByText(/^Notice \d$/).map(({ textContent }) => textContent)
  expect(shown).toEqual(['Notice 2', 'Notice 3', 'Notice 4'])
})

it('announces errors at once and the rest politely, in existing regions', () => {
  const { notify } = renderNotices()
  const alert = screen.getByRole('alert')
  const status = screen.getByRole('status')
  notify({ tone: 'error', text: 'Not sent' })
  notify(saved)
  expect(within(alert).getByText('Not sent')).toBeTruthy()
  expect(within(status).getByText('Saved')).toBeTruthy()
})

it('offers its action and can be dismissed', () => {
  renderNotices({ ...saved, action: { label: 'Show', path: '/my-publications' } })
  expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe('/my-publications')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Saved')).toBeNull()
})
