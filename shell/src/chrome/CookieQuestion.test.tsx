import { consentAtom } from '@sild/shell-api'
import { guest, memberSession } from '@sild/testing/sessions'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { askAboutCookies } from '../document/page-script/ask-about-cookies.ts'
import { consentEvent, cookieQuestionId, memberHintCookie } from '../document/marks.ts'
import { CookieQuestion } from './CookieQuestion.tsx'
import { CookieSettingsButton } from './CookieSettingsButton.tsx'
import { FollowConsent } from './FollowConsent.tsx'

const policy = { path: '/cookie-policy', label: 'Cookie policy' }

beforeEach(() => {
  vi.useFakeTimers()
  document.cookie = 'sild-consent=; Max-Age=0; Path=/'
  document.cookie = 'session-hint=; Max-Age=0; Path=/'
})
afterEach(() => {
  document.getElementById(cookieQuestionId)?.remove()
  vi.useRealTimers()
})

/** As the document has it. */
function open(): void {
  document.body.insertAdjacentHTML('beforeend', renderToStaticMarkup(<CookieQuestion locale="en" policy={policy} />))
  askAboutCookies({ id: cookieQuestionId, event: consentEvent, memberHint: memberHintCookie })
}
const dialog = () => screen.queryByRole('dialog', { name: 'Cookies' })
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const openSettings = () => {
  const button = screen.getByRole('button', { name: 'Cookie settings' })
  button.focus()
  fireEvent.click(button)
  return button
}

it('appears half a second after a guest has come, and takes no focus', () => {
  open()
  pass(499)
  expect(dialog()).toBeNull()
  pass(1)
  expect(dialog()?.getAttribute('aria-modal')).toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(screen.getByRole('link', { name: 'Cookie policy' }).getAttribute('href')).toBe('/cookie-policy')
})

it('does not come over what is just being pressed', () => {
  const matches = vi.spyOn(document.documentElement, 'matches').mockImplementation((selector) => selector === ':active')
  open()
  pass(2000)
  expect(dialog()).toBeNull()
  matches.mockRestore()
  pass(50)
  expect(dialog()).not.toBeNull()
})

it('does not ask members, but who has signed out', () => {
  document.cookie = `${memberHintCookie}; Path=/`
  open()
  const { enter } = renderChrome(<FollowConsent />, { session: memberSession() })
  pass(1000)
  expect(dialog()).toBeNull()
  enter(guest)
  expect(dialog()).not.toBeNull()
})

it('goes when its reader signs in', () => {
  open()
  const { enter } = renderChrome(<FollowConsent />)
  pass(500)
  expect(dialog()).not.toBeNull()
  enter(memberSession())
  expect(dialog()).toBeNull()
})

it.each([
  ['Accept all', 'all'],
  ['Only necessary', 'necessary'],
] as const)('keeps the answer “%s”, tells the page of it and does not ask again', (name, consent) => {
  open()
  const { store } = renderChrome(<FollowConsent />)
  pass(500)
  act(() => void fireEvent.click(screen.getByRole('button', { name })))
  expect(dialog()).toBeNull()
  expect(store.get(consentAtom)).toBe(consent)
  expect(sildPage.consent()).toBe(consent)
})

it('finds an earlier answer, and one that was given before the page was alive', () => {
  document.cookie = 'sild-consent=all; Path=/'
  open()
  const { store } = renderChrome(<FollowConsent />)
  pass(500)
  expect(dialog()).toBeNull()
  expect(store.get(consentAtom)).toBe('all')
})

it('lets whoever has answered, also a member, take it back from the footer', () => {
  document.cookie = 'sild-consent=all; Path=/'
  const chrome = (
    <>
      <CookieSettingsButton />
      <FollowConsent />
    </>
  )
  open()
  const { store } = renderChrome(chrome, { session: memberSession() })
  pass(500)
  const button = openSettings()
  expect(dialog()).toBe(document.activeElement)
  expect(screen.getByText('You have accepted all cookies.').hidden).toBe(false)
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Only necessary' })))
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(store.get(consentAtom)).toBe('necessary')
  expect(sildPage.consent()).toBe('necessary')
})

it('leaves the answer as it was after Escape, and the focus where it was', () => {
  document.cookie = 'sild-consent=all; Path=/'
  open()
  renderChrome(<CookieSettingsButton />)
  pass(500)
  const button = openSettings()
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(sildPage.consent()).toBe('all')
})
