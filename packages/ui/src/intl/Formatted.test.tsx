import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DateTime, RelativeTime } from './Formatted.tsx'

const moment = '2026-11-21T12:05:00Z'
beforeEach(() => void vi.useFakeTimers({ now: new Date(moment), toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const pass = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * 60_000))
const time = () => screen.getByRole('time').textContent

it('shows how long ago something was, minute by minute', () => {
  render(<RelativeTime value="2026-11-21T12:03:30Z" locale="en" />)
  expect(time()).toBe('1 minute ago')
  pass(2)
  expect(time()).toBe('3 minutes ago')
})

it('goes on from the time of the server, and never back', () => {
  render(<RelativeTime value="2026-11-21T12:03:30Z" now="2026-11-21T12:10:30Z" locale="en" />)
  expect(time()).toBe('7 minutes ago')
  pass(1)
  expect(time()).toBe('7 minutes ago')
  pass(9)
  expect(time()).toBe('11 minutes ago')
})

it('shows a time in the future as now when the clock is ahead', () => {
  render(<RelativeTime value="2026-11-21T12:05:10Z" locale="en" />)
  expect(time()).toBe('now')
})

it('is in the time zone of the reader, after the document came in that of the portal', async () => {
  const here = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...here, timeZone: 'America/New_York' })
  const element = <DateTime value={moment} locale="en" format="time" />
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(element)
  expect(root.textContent).toBe('14:05')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const hydrated = await act(async () => hydrateRoot(root, element, { onRecoverableError }))
  expect(root.textContent).toBe('07:05')
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => hydrated.unmount())
  root.remove()
})
