import { consentAtom } from '@sild/shell-api'
import { guest, memberSession } from '@sild/testing/sessions'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { keptConsent } from './consent-storage.ts'
import { CookieDialog } from './CookieDialog.tsx'
import { CookieSettingsButton } from './CookieSettingsButton.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  document.cookie = 'sild-consent=; Max-Age=0; Path=/'
})
afterEach(() => void vi.useRealTimers())

const dialog = () => screen.queryByRole('dialog', { name: 'Cookies' })
/** The dialog comes with code of its own. */
const pass = async (milliseconds: number) => {
  act(() => void vi.advanceTimersByTime(milliseconds))
  await act(() => vi.dynamicImportSettled())
}
const openSettings = async () => {
  const button = screen.getByRole('button', { name: 'Cookie settings' })
  button.focus()
  fireEvent.click(button)
  await pass(0)
  return button
}

it('appears half a second after a guest has come, and takes no focus', async () => {
  renderChrome(<CookieDialog />)
  await pass(499)
  expect(dialog()).toBeNull()
  await pass(1)
  expect(dialog()?.getAttribute('aria-modal')).toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(screen.getByRole('link', { name: 'Cookie policy' })).toBeTruthy()
})

it('does not come over what is just being pressed', async () => {
  const matches = vi.spyOn(document.documentElement, 'matches').mockImplementation((selector) => selector === ':active')
  renderChrome(<CookieDialog />)
  await pass(2000)
  expect(dialog()).toBeNull()
  matches.mockRestore()
  await pass(50)
  expect(dialog()).not.toBeNull()
})

it('does not ask members', async () => {
  const { enter } = renderChrome(<CookieDialog />, { session: memberSession() })
  await pass(1000)
  expect(dialog()).toBeNull()
  enter(guest)
  await pass(0)
  expect(dialog()).not.toBeNull()
})

it.each([
  ['Accept all', 'all'],
  ['Only necessary', 'necessary'],
] as const)('keeps the answer “%s” and does not ask again', async (name, consent) => {
  const { store } = renderChrome(<CookieDialog />)
  await pass(500)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(dialog()).toBeNull()
  expect(store.get(consentAtom)).toBe(consent)
  expect(keptConsent()).toBe(consent)
})

it('finds an earlier answer', async () => {
  document.cookie = 'sild-consent=all; Path=/'
  const { store } = renderChrome(<CookieDialog />)
  await pass(500)
  expect(dialog()).toBeNull()
  expect(store.get(consentAtom)).toBe('all')
})

it('lets whoever has answered, also a member, take it back from the footer', async () => {
  document.cookie = 'sild-consent=all; Path=/'
  const chrome = (
    <>
      <CookieSettingsButton />
      <CookieDialog />
    </>
  )
  const { store } = renderChrome(chrome, { session: memberSession() })
  await pass(500)
  const button = await openSettings()
  expect(dialog()).toBe(document.activeElement)
  expect(dialog()?.textContent).toContain('You have accepted all cookies.')
  fireEvent.click(screen.getByRole('button', { name: 'Only necessary' }))
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(store.get(consentAtom)).toBe('necessary')
  expect(keptConsent()).toBe('necessary')
})

it('leaves the answer as it was after Escape, and the focus where it was', async () => {
  document.cookie = 'sild-consent=all; Path=/'
  renderChrome(
    <>
      <CookieSettingsButton />
      <CookieDialog />
    </>,
  )
  await pass(500)
  const button = await openSettings()
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(keptConsent()).toBe('all')
})
