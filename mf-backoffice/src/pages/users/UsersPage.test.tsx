import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { storedImpersonation } from '@sild/shell-api/impersonation'
import { isImpersonating } from '@sild/shell-api/impersonation-mark'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { adminSession, memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'
import { homeMocks } from '../home/home-mocks.ts'
import { addressMoveReply, foundUserReply, suspensionReply, userAccountReply, usersMocks } from './users-mocks.ts'

const session = memberSession({ user: { roles: ['support'] }, roles: ['support'], company: null })
const list = (search = '', api: ApiMocks = {}) =>
  renderPage(remote, paths.backofficeUsers() + search, { session, api: { ...usersMocks, ...api } })
const open = (own: Parameters<typeof userAccountReply>[1] = {}, api: ApiMocks = {}, as = session) =>
  renderPage(remote, paths.backofficeUser(guidOf(1501)), {
    session: as,
    api: { ...usersMocks, getUserAccount: () => userAccountReply(1, own), ...api },
  })
const openSuspension = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'Suspend' }))
  return within(await screen.findByRole('dialog', { name: 'Suspend user1@sild.test' }))
}
const statement = 'The certificate belongs to another company.'

describe('the users', () => {
  it('are linked in the back office', async () => {
    await renderPage(remote, paths.backoffice(), { session, api: homeMocks })
    expect(screen.getByRole('link', { name: 'Users' }).getAttribute('href')).toBe('/backoffice/users')
  })

  it('are searched through the address, and each links to their account', async () => {
    const suspended = foundUserReply(2, { suspendedAt: '2026-11-20T08:00:00Z', isVerified: false, roles: ['editor'] })
    const page = await list('?query=user&state=suspended&page=2', {
      searchUsers: () => ({ list: [suspended], hasMore: true }),
    })
    expect(page.api.callsOf('searchUsers')[0]?.query).toMatchObject({ query: 'user', state: 'suspended', offset: 24 })
    expect(screen.getByRole('link', { name: 'user2@sild.test' }).getAttribute('href')).toBe(
      paths.backofficeUser(guidOf(1502)),
    )
    for (const badge of ['Address not confirmed', 'Editor']) expect(screen.getByText(badge)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('page=3')
    await page.user.clear(screen.getByRole('searchbox'))
    await page.user.type(screen.getByRole('searchbox'), 'mari{Enter}')
    await waitFor(() =>
      expect(page.api.callsOf('searchUsers').at(-1)?.query).toMatchObject({ query: 'mari', offset: 0 }),
    )
  })

  it('say when no user is found', async () => {
    await list('?query=x', { searchUsers: () => ({ list: [], hasMore: false }) })
    expect(screen.getByRole('heading', { name: 'No user found' })).toBeTruthy()
  })
})

describe('an account', () => {
  it('is shown with company, plan and sessions, and leads to its tickets, payments and address', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Kask ja Pojad OÜ' })).toBeTruthy()
    expect(screen.getByText('Startup')).toBeTruthy()
    expect(screen.getByText(/Firefox/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Tickets' }).getAttribute('href')).toContain('user1%40sild.test')
    expect(screen.getByRole('link', { name: 'Change the address' }).getAttribute('href')).toBe(
      '/backoffice/accounts?email=user1%40sild.test',
    )
    expect(screen.queryByRole('link', { name: 'What the staff did' })).toBeNull()
  })

  it('shows a change of address that waits, which any colleague can stop', async () => {
    let outcome: 'stopped' | null = null
    const page = await open(
      {},
      {
        getUserAccount: () => userAccountReply(1, { addressMoves: [addressMoveReply({ outcome })] }),
        cancelEmailChange: ({ params }) => {
          outcome = 'stopped'
          return params
        },
      },
    )
    expect(screen.getByText('From user1@sild.test to user1.other@sild.test')).toBeTruthy()
    expect(screen.getByText('Waits: the new address has not confirmed it yet')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Stop the change' }))
    expect(await screen.findByText(/^Stopped/)).toBeTruthy()
    expect(page.api.callsOf('cancelEmailChange').map(({ params }) => params)).toEqual([{ userGuid: guidOf(1501) }])
    expect(screen.queryByRole('button', { name: 'Stop the change' })).toBeNull()
  })

  it('says why a change of address cannot be stopped any more', async () => {
    const message = 'This change has been made or stopped already'
    const page = await open(
      { addressMoves: [addressMoveReply({ confirmedAt: '2026-11-24T09:00:00Z' })] },
      { cancelEmailChange: () => Promise.reject(refusal('email-change-over', { status: 409, message })) },
    )
    await page.user.click(screen.getByRole('button', { name: 'Stop the change' }))
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'error', text: message }]))
  })

  it('leads an admin to all that the staff did about it', async () => {
    await open({}, {}, adminSession())
    expect(screen.getByRole('link', { name: 'What the staff did' }).getAttribute('href')).toBe(
      paths.auditLog(guidOf(1501)),
    )
  })

  it('is suspended with a ground and with reasons, and shows them then', async () => {
    let isSuspended = false
    const page = await open(
      {},
      {
        getUserAccount: () =>
          userAccountReply(
            1,
            isSuspended ? { suspendedAt: suspensionReply().at, suspensions: [suspensionReply()] } : {},
          ),
        suspendUser: ({ params }) => {
          isSuspended = true
          return params
        },
      },
    )
    const dialog = await openSuspension(page)
    await page.user.click(dialog.getByRole('button', { name: 'Suspend' }))
    await dialog.findByRole('alert')
    expect(dialog.getByRole('radiogroup', { name: 'Ground' }).getAttribute('aria-invalid')).toBe('true')
    await page.user.click(dialog.getByRole('radio', { name: 'False identity' }))
    await page.user.type(dialog.getByRole('textbox', { name: 'Statement of reasons' }), statement)
    await page.user.click(dialog.getByRole('button', { name: 'Suspend' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('The certificate is not theirs.')).toBeTruthy()
    expect(page.api.callsOf('suspendUser').map(({ body }) => body)).toEqual([{ ground: 'false-identity', statement }])
    expect(screen.getByRole('heading', { name: 'Take the suspension back' })).toBeTruthy()
  })

  it('that a colleague suspended first says so, and keeps the typed text', async () => {
    const message = 'A colleague has suspended this account already'
    const page = await open(
      {},
      { suspendUser: () => Promise.reject(refusal('user-suspended', { status: 409, message })) },
    )
    const dialog = await openSuspension(page)
    await page.user.click(dialog.getByRole('radio', { name: 'False identity' }))
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Statement of reasons' })
    await page.user.type(field, statement)
    await page.user.click(dialog.getByRole('button', { name: 'Suspend' }))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain(message))
    expect(field.value).toBe(statement)
  })

  it('is restored with a reason', async () => {
    const page = await open({ suspendedAt: suspensionReply().at, suspensions: [suspensionReply()] })
    await page.user.type(screen.getByRole('textbox', { name: 'Reason' }), 'A namesake')
    await page.user.click(screen.getByRole('button', { name: 'Take back' }))
    await waitFor(() =>
      expect(page.api.callsOf('restoreUser').map(({ body }) => body)).toEqual([{ note: 'A namesake' }]),
    )
  })

  it('of a colleague or of the reader is not decided here', async () => {
    await open({ isBeyondReader: true })
    expect(screen.getByText('Not yours to decide')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Change the address' })).toBeNull()
  })
})

describe('impersonating a user', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    sessionStorage.clear()
  })
  const begin = () => screen.getByRole('button', { name: 'See Sild as this user' })

  it('begins with a required ground', async () => {
    const page = await open()
    await page.user.click(begin())
    expect((await screen.findByRole('alert')).textContent).toContain('Required field')
    expect(page.api.callsOf('openViewing')).toEqual([])
    await page.user.click(screen.getByLabelText('A fault that we look for'))
    const assign = vi.fn<(url: string) => void>()
    vi.stubGlobal('location', { ...location, assign })
    await page.user.click(begin())
    await waitFor(() => expect(storedImpersonation()).toEqual({ viewingGuid: guidOf(1570), userGuid: guidOf(1501) }))
    expect(assign).toHaveBeenCalledExactlyOnceWith('/')
    expect(page.api.callsOf('openViewing')).toMatchObject([{ body: { ground: 'fault' } }])
  })

  it('stays on the page when it is refused, and says why', async () => {
    const page = await open({}, { openViewing: () => Promise.reject(refusal('user-suspended', { status: 409 })) })
    await page.user.click(screen.getByLabelText('They asked us for help'))
    await page.user.click(begin())
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(isImpersonating()).toBe(false)
  })

  it('is not offered for colleagues', async () => {
    await open({ roles: ['editor'] })
    expect(screen.queryByRole('button', { name: 'See Sild as this user' })).toBeNull()
  })

  it('is not offered for suspended users', async () => {
    await open({ suspendedAt: '2026-11-20T08:00:00Z' })
    expect(screen.queryByRole('button', { name: 'See Sild as this user' })).toBeNull()
  })
})
