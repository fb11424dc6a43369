import { paths } from '@sild/paths'
import type { SessionActions } from '@sild/shell-api'
import type { ApiMocks } from '@sild/testing/mock-api'
import { refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { guest, memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'
import { settingsMocks } from './settings-mocks.ts'

const open = (api: ApiMocks = {}, session = memberSession()) =>
  renderPage(remote, paths.settings(), { session, api: { ...settingsMocks, ...api } })
const section = (name: string) => within(screen.getByRole('region', { name }))
const texts = (page: Awaited<ReturnType<typeof open>>) => page.notices().map(({ text }) => text)

describe('the navigation', () => {
  it('links each existing section, and no other', async () => {
    await open()
    const navigation = screen.getByRole('navigation', { name: 'Account settings' })
    const links = within(navigation).getAllByRole('link')
    const sections = links.map((link) => document.getElementById(link.getAttribute('href')!.split('#')[1]!))
    const titles = sections.map((found) => found?.querySelector('h2')?.textContent)
    expect(titles).toEqual(links.map(({ textContent }) => textContent))
    expect(titles).toEqual(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent))
  })
})

describe('the password', () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>, old: string, next: string, repeated = next) => {
    await user.type(field('Current password'), old)
    await user.type(field('New password'), next)
    await user.type(field('New password once more'), repeated)
    await user.click(screen.getByRole('button', { name: 'Change password' }))
  }

  it('is changed by the present one', async () => {
    const page = await open({ updateUser: () => memberSession().user })
    await fill(page, 'püha-kuusk-7', 'uus-kuusk-8')
    await waitFor(() => expect(texts(page)).toEqual(['Your password was changed']))
    expect(page.api.callsOf('updateUser').map(({ body }) => body)).toEqual([
      { oldPassword: 'püha-kuusk-7', password: 'uus-kuusk-8' },
    ])
    expect(field('Current password').value).toBe('')
  })

  it.each([
    ['that is the same as before', 'püha-kuusk-7', 'püha-kuusk-7', undefined, 'Please enter different values'],
    ['that was mistyped', 'püha-kuusk-7', 'uus-kuusk-8', 'uus-kuusk-9', 'Passwords do not match'],
  ])('%s is refused before it is sent', async (_what, old, next, repeated, message) => {
    const page = await open()
    await fill(page, old, next, repeated)
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(page.api.callsOf('updateUser')).toEqual([])
  })

  it('that was wrong is said beside its field', async () => {
    const message = 'You entered the wrong password'
    const wrong = refusal('invalid', { status: 400, fields: { oldPassword: { code: 'password-wrong', message } } })
    const page = await open({ updateUser: () => Promise.reject(wrong) })
    await fill(page, 'a-wrong-guess', 'uus-kuusk-8')
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Current password', { selector: '[aria-invalid="true"]' })).toBeTruthy()
    expect(screen.getAllByText(message).length).toBeGreaterThan(0)
  })
})

it('keeps the page when the ended session leads away from it', async () => {
  const page = await open()
  page.enter(guest)
  expect(screen.getByText(memberSession().user.email)).toBeTruthy()
})

describe('sessions', () => {
  const sessions = () => section('Where you are signed in')

  it('are shown by browser and system, the own one without a way to end it', async () => {
    await open()
    expect(
      sessions()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Firefox on Windows.*This device$/),
      expect.stringMatching(/^Safari on iOS.*Log out$/),
    ])
  })

  it('end one by one and all others at once', async () => {
    const page = await open()
    await page.user.click(sessions().getByRole('button', { name: 'Log out Safari on iOS' }))
    await waitFor(() => expect(texts(page)).toEqual(['Logged out']))
    expect(document.activeElement).toBe(sessions().getByRole('heading'))
    expect(page.api.callsOf('endSession').map(({ params }) => params)).toEqual([
      { sessionGuid: settingsMocks.listSessions().list[1]?.sessionGuid },
    ])
    await page.user.click(sessions().getByRole('button', { name: 'Log out everywhere else' }))
    await waitFor(() => expect(page.api.callsOf('endOtherSessions').length).toBe(1))
  })
})

describe('mailing preferences', () => {
  const save = () => section('Emails').getByRole('button', { name: 'Save' })

  it('are saved as they are ticked', async () => {
    const page = await open()
    await page.user.click(screen.getByRole('checkbox', { name: /News of Sild/ }))
    await page.user.click(save())
    await waitFor(() => expect(texts(page)).toEqual(['Your choice is saved']))
    expect(page.api.callsOf('updateMailingConfiguration').map(({ body }) => body)).toEqual([
      { publicationUpdates: true, portalUpdates: true },
    ])
  })

  it('without a change are not sent', async () => {
    const page = await open()
    await page.user.click(save())
    expect(texts(page)).toEqual(['Form has not been changed'])
    expect(page.api.callsOf('updateMailingConfiguration')).toEqual([])
  })
})

describe('what is mailed', () => {
  const news = () => section('What we notify you about')

  it('is chosen by topic and channel', async () => {
    const page = await open()
    const of = (topic: string) => within(news().getByRole('group', { name: topic }))
    expect(of('Reviews').getByRole<HTMLInputElement>('checkbox', { name: 'Email' }).checked).toBe(false)
    expect(of('Reviews').getByRole<HTMLInputElement>('checkbox', { name: 'Push' }).checked).toBe(true)
    await page.user.click(of('Messages in chats').getByRole('checkbox', { name: 'Email' }))
    await page.user.click(of('Messages in chats').getByRole('checkbox', { name: 'Push' }))
    await page.user.click(of('Reviews').getByRole('checkbox', { name: 'In Sild' }))
    await page.user.click(news().getByRole('button', { name: 'Save notifications' }))
    await waitFor(() => expect(texts(page)).toEqual(['Your choice is saved']))
    expect(page.api.callsOf('updateNewsPreferences').map(({ body }) => body)).toEqual([
      {
        unshownTopics: ['reviews'],
        unmailedTopics: ['messages', 'reviews'],
        unpushedTopics: ['messages', 'searches'],
        quietHours: null,
      },
    ])
  })

  it('leaves hours out, in the time zone of the reader, and not no hours at all', async () => {
    const page = await open()
    await page.user.click(news().getByRole('checkbox', { name: 'Neither email nor push at certain hours' }))
    await page.user.selectOptions(news().getByLabelText('Until'), '21:00')
    await page.user.click(news().getByRole('button', { name: 'Save notifications' }))
    expect(await news().findAllByText('Please enter different values')).not.toEqual([])
    await page.user.selectOptions(news().getByLabelText('Until'), '07:00')
    await page.user.click(news().getByRole('button', { name: 'Save notifications' }))
    await waitFor(() => expect(texts(page)).toEqual(['Your choice is saved']))
    expect(page.api.callsOf('updateNewsPreferences').map(({ body }) => body)).toMatchObject([
      { quietHours: { from: 21, until: 7, timeZone: expect.stringMatching(/\w/) } },
    ])
  })
})

it('the referral link is shown with the number of sign-ups, and can be copied', async () => {
  const page = await open()
  const referral = section('Invite others')
  expect(referral.getByRole<HTMLInputElement>('textbox', { name: 'Your referral link' }).value).toContain('referrer=')
  expect(referral.getByText('2 users have signed up with it')).toBeTruthy()
  await page.user.click(referral.getByRole('button', { name: 'Copy the link' }))
  await waitFor(() => expect(texts(page)).toEqual(['The link is copied']))
  expect(await navigator.clipboard.readText()).toBe(settingsMocks.getReferral().link)
})

describe('deleting the account', () => {
  const confirm = async ({ user }: Awaited<ReturnType<typeof open>>, password: string) => {
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account for good?' }))
    await user.type(dialog.getByLabelText('Current password'), password)
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
  }

  it('asks for the password, then leaves the account and the page', async () => {
    const leftFrom: string[] = []
    const signOut = vi.fn<SessionActions['signOut']>(async () => void leftFrom.push(page.address()))
    const page = await renderPage(remote, paths.settings(), { session: memberSession(), api: settingsMocks, signOut })
    await confirm(page, 'püha-kuusk-7')
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
    expect(page.api.callsOf('deleteUser').map(({ body }) => body)).toEqual([{ password: 'püha-kuusk-7' }])
    await waitFor(() => expect(texts(page)).toEqual(['Your account was deleted']))
    expect(page.address()).toBe(paths.home())
    // The next page would use a revoked token and show that the session has expired.
    expect(leftFrom).toEqual([paths.settings()])
  })

  it('does nothing where the password is wrong', async () => {
    const message = 'You entered the wrong password'
    const wrong = refusal('invalid', { status: 400, fields: { password: { code: 'password-wrong', message } } })
    const page = await open({ deleteUser: () => Promise.reject(wrong) })
    await confirm(page, 'a-wrong-guess')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(page.address()).toBe(paths.settings())
  })
})

it('documents link to the accepted versions', async () => {
  await open()
  const links = section('Documents').getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    paths.terms(),
    paths.privacyPolicy(),
    paths.cookiePolicy(),
  ])
})

it.each([
  [1, 'Contact support', paths.newTicket('Email address')],
  [0, 'Have the link sent again or correct the address', paths.activation()],
] as const)('an address confirmed %i times changes by: %s', async (isVerified, name, href) => {
  await open({}, memberSession({ user: { isVerified } }))
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

describe('mails that come back', () => {
  const suppressed = { since: '2026-11-20T09:00:00Z', by: 'hard', reason: '550 5.1.1 No such user' } as const
  const returned = () => ({ email: 'mari@sild.test', suppressed })

  it('are not mentioned while they arrive', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  })

  it('are shown with their reason, and sent again', async () => {
    const page = await open({ getMailAddress: returned })
    expect(screen.getByText('Our emails to mari@sild.test come back')).toBeTruthy()
    expect(screen.getByText('The answer was: 550 5.1.1 No such user')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(texts(page)).toEqual(['We write to mari@sild.test again. A first email is on its way.']))
    expect(screen.queryByText('Our emails to mari@sild.test come back')).toBeNull()
  })
})

describe('an impersonation by the staff', () => {
  const viewing = {
    viewingGuid: '0b0e7f0a-0000-4000-8000-0000000000f1',
    ground: 'ticket' as const,
    begunAt: '2026-11-21T09:00:00Z',
    endsAt: '2026-11-21T09:15:00Z',
    isOpen: false,
  }

  it('is listed with its time and its ground', async () => {
    await open({ listViewings: () => ({ list: [{ ...viewing, isOpen: true }] }) })
    const told = section('When our staff saw Sild as you')
    expect(told.getByText('Because you asked us for help')).toBeTruthy()
    expect(told.getByText('Now')).toBeTruthy()
  })

  it('takes no room without one', async () => {
    await open()
    expect(screen.queryByRole('region', { name: 'When our staff saw Sild as you' })).toBeNull()
  })
})
