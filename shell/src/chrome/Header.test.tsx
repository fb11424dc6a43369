import { guest, memberSession, moderatorSession, pending } from '@sild/testing/sessions'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { Header } from './Header.tsx'

const menu = () => document.querySelector('details') as HTMLElement // The header has one, and its fieldset is a group too.
const openMenu = () => userEvent.click(menu().querySelector('summary') as HTMLElement) // Its only button.
const links = (name: string) => screen.queryAllByRole('link', { name })

it('offers guests to sign in and to begin', () => {
  renderChrome(<Header />)
  expect(links('Sign in')[0]?.getAttribute('href')).toBe('/sign-in')
  expect(links('Get started')[0]?.getAttribute('href')).toBe('/get-started')
  expect(links('Settings')).toHaveLength(0)
})

it('keeps the place of the guest until the session is known', () => {
  const { enter } = renderChrome(<Header />, { session: pending })
  expect(links('Sign in')[0]?.parentElement?.dataset['pending']).toBe('true')
  enter(guest)
  expect(links('Sign in')[0]?.parentElement?.dataset['pending']).toBe('false')
})

it('shows members their account, new messages and no way to sign in', async () => {
  renderChrome(<Header />, { session: memberSession(), activity: { newMessagesCount: 3 } })
  expect(links('Sign in')).toHaveLength(0)
  expect(screen.getByRole('link', { name: /3 new.*Messages/ })).toBeTruthy()
  await openMenu()
  expect(within(menu()).getByText('Kask ja Pojad OÜ')).toBeTruthy()
  expect(within(menu()).getByRole('link', { name: 'Settings' })).toBeTruthy()
})

it('tracks that messages were opened from it, and how many waited', () => {
  const { track } = renderChrome(<Header />, { session: memberSession(), activity: { newMessagesCount: 3 } })
  fireEvent.click(screen.getByRole('link', { name: /3 new.*Messages/ }))
  fireEvent.click(screen.getAllByRole('link', { name: 'Find providers' })[0]!)
  expect(track.mock.calls).toEqual([['chat_opened_header', { unreadCount: 3 }]])
})

it('shows pages of the staff to the staff', () => {
  const { enter } = renderChrome(<Header />, { session: memberSession() })
  expect(links('Back office')).toHaveLength(0)
  enter(moderatorSession())
  expect(links('Back office')).not.toHaveLength(0)
})

it('shows pages of companies to a user who may still create one, and not to the staff', () => {
  const { enter } = renderChrome(<Header />, { session: memberSession({ company: null }) })
  expect(links('Messages')).not.toHaveLength(0)
  enter(moderatorSession())
  expect(links('Messages')).toHaveLength(0)
})

it('closes its menu when the focus leaves it by Tab', async () => {
  renderChrome(
    <>
      <Header />
      <button type="button">On the page</button>
    </>,
  )
  await openMenu()
  within(menu()).getAllByRole('radio').at(-1)!.focus()
  expect(menu()).toHaveProperty('open', true)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('On the page')
  expect(menu()).toHaveProperty('open', false)
})

it('closes its menu by Escape, with the focus back on the button, by a press outside and by following a link', async () => {
  renderChrome(<Header />)
  await openMenu()
  expect(menu()).toHaveProperty('open', true)
  await userEvent.keyboard('{Escape}')
  expect(menu()).toHaveProperty('open', false)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  await openMenu()
  await userEvent.click(document.body)
  expect(menu()).toHaveProperty('open', false)
  await openMenu()
  await userEvent.click(within(menu()).getByRole('link', { name: 'Sign in' }))
  expect(menu()).toHaveProperty('open', false)
})

it('offers the page in the other languages as documents of their own', () => {
  renderChrome(<Header />, { path: '/help-center?topic=chat' })
  expect(screen.getByRole('link', { name: 'Eesti beta' }).getAttribute('href')).toBe('/et/help-center?topic=chat')
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true')
})

it('keeps the chosen theme', async () => {
  renderChrome(<Header />)
  await openMenu()
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('sild.theme')).toBe('dark')
})

it('has a search except on pages with their own', async () => {
  const { goTo } = renderChrome(<Header />)
  expect(screen.getByRole('search').getAttribute('action')).toBe('/search')
  for (const path of ['/', '/search?searchType=tasks', '/search/companies']) {
    await goTo(path)
    expect(screen.queryByRole('search')).toBeNull()
  }
})

it.each([
  ['a customer', memberSession(), 'Search providers', 'offers'],
  ['a provider', memberSession({ user: { userType: 'provider' } }), 'Search projects', 'tasks'],
  ['a guest', guest, 'Search projects', 'tasks'],
])('of %s searches their kind', (_who, session, label, searchType) => {
  renderChrome(<Header />, { session })
  const search = within(screen.getByRole('search', { name: label }))
  expect(search.getByRole('searchbox', { name: label })).toBeTruthy()
  expect(document.querySelector<HTMLInputElement>('[name=searchType]')?.value).toBe(searchType)
})

it('has each link once: an icon beside the menu is in the menu only without room for icons', async () => {
  renderChrome(<Header />, { session: memberSession() })
  await openMenu()
  expect(links('Messages')).toHaveLength(1)
  const inMenu = within(menu()).getByRole('link', { name: 'Notifications' })
  expect(inMenu.dataset['inBar']).toBe('true')
  expect(links('Notifications').filter((link) => link !== inMenu)).toHaveLength(1)
})

it('signs out', async () => {
  const { signOut } = renderChrome(<Header />, { session: memberSession() })
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(signOut).toHaveBeenCalledOnce()
})

it('explains to an unverified member how to confirm the address', async () => {
  const { explainMissing, enter } = renderChrome(<Header />, { session: memberSession({ user: { isVerified: 0 } }) })
  await userEvent.click(screen.getByRole('button', { name: 'How to confirm' }))
  expect(explainMissing).toHaveBeenCalledWith('verified')
  enter(memberSession())
  expect(screen.queryByRole('region', { name: 'Address not confirmed' })).toBeNull()
})
