import { consentAtom } from '@sild/shell-api'
import { guest, memberSession } from '@sild/testing/sessions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { askAboutCookies } from '../document/page-script/ask-about-cookies.ts'
import { consentEvent, cookieQuestionId, memberHintCookie } from '../marks/marks.ts'
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
const chrome = (
  <>
    <CookieSettingsButton />
    <FollowConsent />
  </>
)
const settings = () => screen.findByRole('dialog', { name: 'Cookie settings' })
const chosen = () =>
  ['Statistics', 'Marketing'].map((name) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked)
const press = (name: string) =>
  act(async () => void fireEvent.click(within(await settings()).getByRole('button', { name })))

it('appears half a second after a guest has arrived, and takes no focus', () => {
  open()
  pass(499)
  expect(dialog()).toBeNull()
  pass(1)
  expect(dialog()?.getAttribute('aria-modal')).toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(screen.getByRole('link', { name: 'Cookie policy' }).getAttribute('href')).toBe('/cookie-policy')
})

it('does not cover a control that is being pressed', () => {
  const matches = vi.spyOn(document.documentElement, 'matches').mockImplementation((selector) => selector === ':active')
  open()
  pass(2000)
  expect(dialog()).toBeNull()
  matches.mockRestore()
  pass(50)
  expect(dialog()).not.toBeNull()
})

it('does not ask members until they have signed out', () => {
  document.cookie = `${memberHintCookie}; Path=/`
  open()
  const { enter } = renderChrome(<FollowConsent />, { session: memberSession() })
  pass(1000)
  expect(dialog()).toBeNull()
  enter(guest)
  expect(dialog()).not.toBeNull()
})

it('closes when its reader signs in', () => {
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
] as const)('stores the answer “%s”, passes it to the page and does not ask again', (name, consent) => {
  open()
  const { store } = renderChrome(<FollowConsent />)
  pass(500)
  act(() => void fireEvent.click(screen.getByRole('button', { name })))
  expect(dialog()).toBeNull()
  expect(store.get(consentAtom)).toBe(consent)
  expect(sildPage.consent()).toBe(consent)
})

it('finds an earlier answer, and one from before hydration', () => {
  document.cookie = 'sild-consent=all; Path=/'
  open()
  const { store } = renderChrome(<FollowConsent />)
  pass(500)
  expect(dialog()).toBeNull()
  expect(store.get(consentAtom)).toBe('all')
})

it('starts the page when the visitor wants to choose, and shows the former choice', async () => {
  document.cookie = 'sild-consent=analytics; Path=/'
  const start = vi.spyOn(sildPage, 'start')
  open()
  document.getElementById(cookieQuestionId)!.hidden = false
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }))
  expect(start).toHaveBeenCalledOnce()
  vi.useRealTimers()
  const { store } = renderChrome(<FollowConsent />)
  await settings()
  expect(chosen()).toEqual([true, false])
  await press('Save choice')
  expect(screen.queryByRole('dialog', { name: 'Cookie settings' })).toBeNull()
  expect(dialog()).toBeNull()
  expect(store.get(consentAtom)).toBe('analytics')
})

it.each([
  ['Only necessary', [], 'necessary'],
  ['Save choice', [], 'necessary'],
  ['Save choice', ['Statistics'], 'analytics'],
  ['Save choice', ['Marketing'], 'marketing'],
  ['Save choice', ['Statistics', 'Marketing'], 'all'],
  ['Accept all', [], 'all'],
] as const)('lets every visitor choose from the footer: “%s” after %j is %s', async (button, ticked, consent) => {
  open()
  vi.useRealTimers()
  const { store } = renderChrome(chrome, { session: memberSession() })
  fireEvent.click(screen.getByRole('button', { name: 'Cookie settings' }))
  await settings()
  for (const name of ticked) fireEvent.click(screen.getByRole('checkbox', { name }))
  await press(button)
  expect(store.get(consentAtom)).toBe(consent)
  expect(sildPage.consent()).toBe(consent)
})

it('keeps the former answer after Escape', async () => {
  document.cookie = 'sild-consent=all; Path=/'
  open()
  vi.useRealTimers()
  renderChrome(chrome)
  fireEvent.click(screen.getByRole('button', { name: 'Cookie settings' }))
  await settings()
  expect(chosen()).toEqual([true, true])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Marketing' }))
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cookie settings' })).toBeNull())
  expect(sildPage.consent()).toBe('all')
})
