import { paths } from '@sild/paths'
import type { SessionActions } from '@sild/shell-api'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { guest, memberSession, pending } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const withoutCompany = memberSession({ company: null })
const companyLists = { listCountries: () => ({ list: [] }), listCities: () => ({ list: [] }) }
const unverified = memberSession({ user: { isVerified: 0 }, company: null })
const activated = () => ({ status: 'activated', signInToken: null }) as const

describe('the page of the mailed link', () => {
  it('calls the API once the session is known', async () => {
    const page = await renderPage(remote, paths.activation('a-token'), {
      session: pending,
      api: { activateAccount: activated },
    })
    expect(screen.getByText('Confirming your address')).toBeTruthy()
    expect(page.api.callsOf('activateAccount')).toEqual([])
    page.enter(guest)
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeTruthy()
    expect(page.api.callsOf('activateAccount').map(({ params }) => params)).toEqual([{ token: 'a-token' }])
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(paths.signIn(paths.getStarted()))
  })

  it('signs a guest in without a password and goes on to the company', async () => {
    const signInByLink = vi.fn<SessionActions['signInByLink']>(async () => withoutCompany)
    const page = await renderPage(remote, paths.activation('a-token'), {
      api: { ...companyLists, activateAccount: () => ({ status: 'activated', signInToken: 'once' }) },
      signInByLink,
    })
    page.enter(withoutCompany)
    await waitFor(() => expect(page.address()).toBe(paths.createCompany()))
    expect(signInByLink).toHaveBeenCalledExactlyOnceWith('once')
    expect(page.notices().map(({ text }) => text)).toEqual([
      `Your address is confirmed and you are signed in as ${withoutCompany.user.email}`,
    ])
    expect(page.track.mock.calls).toEqual([['signed_in', { hasSecondFactor: false }]])
  })

  it('asks a guest to sign in when the link alone does not', async () => {
    const page = await renderPage(remote, paths.activation('a-token'), {
      api: { activateAccount: () => ({ status: 'activated', signInToken: 'too-old' }) },
      signInByLink: () => Promise.reject(refusal('token-expired', { status: 404 })),
    })
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe(
      paths.signIn(paths.getStarted()),
    )
    expect(page.api.callsOf('activateAccount')).toHaveLength(1)
  })

  it('confirms once for a member, renews the session, and goes on to the company', async () => {
    const refreshSession = vi.fn<SessionActions['refresh']>(async () => withoutCompany)
    const page = await renderPage(remote, paths.activation('a-token'), {
      session: unverified,
      api: { ...companyLists, activateAccount: activated },
      refreshSession,
    })
    page.enter(withoutCompany)
    await waitFor(() => expect(page.address()).toBe(paths.createCompany()))
    expect(refreshSession).toHaveBeenCalledOnce()
    expect(page.api.callsOf('activateAccount').length).toBe(1)
  })

  it('keeps a member signed in who opens the link of another account', async () => {
    await renderPage(remote, paths.activation('a-token'), {
      session: memberSession(),
      api: { activateAccount: () => ({ status: 'activated', signInToken: 'of-another-account' }) },
    })
    await screen.findByRole('heading', { name: 'Your address is confirmed' })
    expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy()
  })

  it('says what is wrong with an outdated link and offers a new one', async () => {
    await renderPage(remote, paths.activation('old'), {
      session: unverified,
      api: { activateAccount: () => Promise.reject(refusal('token-expired', { status: 404, message: 'Too old' })) },
    })
    expect(await screen.findByText('Too old')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(paths.activation())
  })

  it.each(['token-invalid', 'token-expired'] as const)(
    'with %s does not say that the address is unconfirmed: the link may have been used',
    async (code) => {
      await renderPage(remote, paths.activation('old'), {
        api: { activateAccount: () => Promise.reject(refusal(code, { status: 404 })) },
      })
      expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy()
      expect(screen.getByText(/If you have opened it before, your address is confirmed already/)).toBeTruthy()
      expect(screen.queryByText('The address could not be confirmed')).toBeNull()
    },
  )

  it('says so when the link was of another account than the one signed in', async () => {
    await renderPage(remote, paths.activation('a-token'), { session: unverified, api: { activateAccount: activated } })
    expect(await screen.findByRole('heading', { name: 'The address of another account is confirmed' })).toBeTruthy()
    expect(screen.getByText(/You are signed in as .*@.*, and that address is not confirmed yet/)).toBeTruthy()
    expect(screen.queryByText(/You can use all of Sild now/)).toBeNull()
  })

  it('can be tried again where the service was away', async () => {
    const activateAccount = vi
      .fn<NonNullable<ApiMocks['activateAccount']>>()
      .mockRejectedValueOnce(refusal('unavailable', { status: 503, message: 'Not now' }))
      .mockResolvedValueOnce({ status: 'already-activated', signInToken: null })
    const page = await renderPage(remote, paths.activation('a-token'), { api: { activateAccount } })
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeTruthy()
  })
})

describe('the page without a link', () => {
  it('sends a member another one', async () => {
    const page = await renderPage(remote, paths.activation(), {
      session: unverified,
      api: { resendVerification: () => ({ acknowledged: true }) },
    })
    await page.user.click(screen.getByRole('button', { name: 'Send the link again' }))
    await waitFor(() => expect(page.notices().map(({ text }) => text)).toEqual(['The link is on its way']))
  })

  it('asks a guest to sign in first', async () => {
    await renderPage(remote, paths.activation())
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(paths.signIn(paths.activation()))
  })

  const change = async (page: Awaited<ReturnType<typeof renderPage>>, email: string) => {
    await page.user.type(await screen.findByRole('textbox', { name: 'Another email address' }), email)
    await page.user.click(screen.getByRole('button', { name: 'Use this address' }))
  }

  it('asks for confirmation before it sends a link to another address', async () => {
    const page = await renderPage(remote, paths.activation(), {
      session: unverified,
      api: { changeEmail: () => ({ acknowledged: true }) },
    })
    await change(page, 'mari@kask.test')
    const question = await screen.findByRole('alertdialog', { name: 'Use another address?' })
    expect(question.textContent).toContain('mari@kask.test')
    expect(page.api.callsOf('changeEmail')).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Send the link' }))
    await waitFor(() => expect(page.notices().map(({ text }) => text)).toEqual(['The link is on its way']))
    expect(page.api.callsOf('changeEmail').map(({ body }) => body)).toEqual([
      { email: 'mari@kask.test', userType: 'customer' },
    ])
  })

  const refuse = async (email: string, message: string) => {
    const page = await renderPage(remote, paths.activation(), { session: unverified })
    await change(page, email)
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(page.api.callsOf('changeEmail')).toEqual([])
  }

  it('refuses the present address, without a question first', () =>
    refuse(unverified.user.email, 'Email must not match the current one'))

  it('refuses what is not an address, without a question first', () =>
    refuse('mari', 'Please enter a valid email address'))
})
