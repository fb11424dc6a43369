import { consentAtom } from '@sild/shell-api'
import { guest, memberSession } from '@sild/testing/sessions'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { keptConsent } from './consent-storage.ts'
import { CookieDialog } from './CookieDialog.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  document.cookie = 'sild-consent=; Max-Age=0; Path=/'
})
afterEach(() => void vi.useRealTimers())

const dialog = () => screen.queryByRole('dialog', { name: 'Cookies' })
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

it('appears half a second after a guest has come, and takes no focus', () => {
  renderChrome(<CookieDialog />)
  pass(499)
  expect(dialog()).toBeNull()
  pass(1)
  expect(dialog()?.getAttribute('aria-modal')).toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(screen.getByRole('link', { name: 'Cookie policy' })).toBeTruthy()
})

it('does not ask members', () => {
  const { enter } = renderChrome(<CookieDialog />, { session: memberSession() })
  pass(1000)
  expect(dialog()).toBeNull()
  enter(guest)
  expect(dialog()).not.toBeNull()
})

it.each([
  ['Accept all', 'all'],
  ['Only necessary', 'necessary'],
] as const)('keeps the answer “%s” and does not ask again', (name, consent) => {
  const { store } = renderChrome(<CookieDialog />)
  pass(500)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(dialog()).toBeNull()
  expect(store.get(consentAtom)).toBe(consent)
  expect(keptConsent()).toBe(consent)
})

it('finds an earlier answer', () => {
  document.cookie = 'sild-consent=all; Path=/'
  const { store } = renderChrome(<CookieDialog />)
  pass(500)
  expect(dialog()).toBeNull()
  expect(store.get(consentAtom)).toBe('all')
})
