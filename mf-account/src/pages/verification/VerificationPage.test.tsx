import { paths } from '@sild/paths'
import type { SessionActions } from '@sild/shell-api'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { type RenderedPage, renderPage } from '@sild/testing/render-page'
import { guest, memberSession, pending } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const verified = () => ({ status: 'verified', signInToken: null }) as const
const withoutCompany = memberSession({ company: null })
const companyLists = { listCountries: () => ({ list: [] }), listCities: () => ({ list: [] }) }

describe('the page of a verification mail', () => {
  it('calls the API once the session is known', async () => {
    const page = await renderPage(remote, paths.verification('a-token'), {
      session: pending,
      api: { verifyEmail: verified },
    })
    expect(page.api.callsOf('verifyEmail')).toEqual([])
    page.enter(guest)
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeTruthy()
    expect(page.api.callsOf('verifyEmail').map(({ params }) => params)).toEqual([{ token: 'a-token' }])
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(paths.signIn())
  })

  it('signs in a guest who corrected the address, and goes on to the company', async () => {
    const signInByLink = vi.fn<SessionActions['signInByLink']>(async () => withoutCompany)
    const page = await renderPage(remote, paths.verification('a-token'), {
      api: { ...companyLists, verifyEmail: () => ({ status: 'verified', signInToken: 'once' }) },
      signInByLink,
    })
    page.enter(withoutCompany)
    await waitFor(() => expect(page.address()).toBe(paths.createCompany()))
    expect(signInByLink).toHaveBeenCalledExactlyOnceWith('once')
  })

  it('refreshes the session of a member', async () => {
    const page = await renderPage(remote, paths.verification('a-token'), {
      session: memberSession(),
      api: { verifyEmail: verified },
    })
    await screen.findByRole('heading', { name: 'Your address is confirmed' })
    expect(page.refreshSession).toHaveBeenCalledOnce()
  })

  it('says so when the link was of another account than the one signed in', async () => {
    await renderPage(remote, paths.verification('a-token'), {
      session: memberSession({ user: { isVerified: 0 } }),
      api: { verifyEmail: verified },
    })
    expect(await screen.findByRole('heading', { name: 'The address of another account is confirmed' })).toBeTruthy()
  })

  it.each(['token-invalid', 'token-expired'] as const)(
    'with %s does not say that the address is unconfirmed',
    async (code) => {
      await renderPage(remote, paths.verification('old'), {
        api: { verifyEmail: () => Promise.reject(refusal(code, { status: 404 })) },
      })
      expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy()
    },
  )

  it('says when an address that the staff began to change becomes the account’s', async () => {
    await renderPage(remote, paths.verification('a-token'), {
      api: { verifyEmail: () => ({ status: 'waiting', changesAt: '2026-11-27T08:00:00Z', signInToken: null }) },
    })
    expect((await screen.findByRole('status')).textContent).toContain('27 November 2026')
    expect(screen.getByText(/sign in with the former one/)).toBeTruthy()
  })

  it('says what is wrong with an outdated link', async () => {
    const tooOld = refusal('token-expired', { status: 404, message: 'Too old' })
    await renderPage(remote, paths.verification('old'), { api: { verifyEmail: () => Promise.reject(tooOld) } })
    expect((await screen.findByRole('alert')).textContent).toContain('Too old')
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(paths.activation())
  })

  it('can be tried again where the service was away', async () => {
    const verifyEmail = vi
      .fn<NonNullable<ApiMocks['verifyEmail']>>()
      .mockRejectedValueOnce(refusal('unavailable', { status: 503, message: 'Not now' }))
      .mockResolvedValueOnce({ status: 'verified', signInToken: null })
    const page = await renderPage(remote, paths.verification('a-token'), { api: { verifyEmail } })
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeTruthy()
  })

  it('without a code asks for the link of the mail', async () => {
    await renderPage(remote, paths.verification())
    expect(screen.getByText(/Open the link in the mail/)).toBeTruthy()
  })
})

describe('the page for users who signed up with an address alone', () => {
  const api = {
    ...companyLists,
    verifyOnboarding: () => ({ passwordToken: 'next', email: 'mari@sild.test' }),
    resetPassword: () => ({ acknowledged: true }) as const,
  }
  const choose = async (page: RenderedPage) => {
    await page.user.type(await screen.findByLabelText('New password'), 'uus-kuusk-8')
    await page.user.click(screen.getByRole('button', { name: 'Save the password' }))
  }

  it('confirms it, has the password chosen once, signs in and goes on to the company', async () => {
    const signIn = vi.fn<SessionActions['signIn']>(async () => withoutCompany)
    const page = await renderPage(remote, paths.onboardingVerification('a-token'), { api, signIn })
    await choose(page)
    page.enter(withoutCompany)
    await waitFor(() => expect(page.address()).toBe(paths.createCompany()))
    expect(page.api.callsOf('verifyOnboarding').map(({ body }) => body)).toEqual([{ verificationToken: 'a-token' }])
    expect(page.api.callsOf('resetPassword')).toMatchObject([
      { params: { token: 'next' }, body: { password: 'uus-kuusk-8' } },
    ])
    const credentials = { email: 'mari@sild.test', password: 'uus-kuusk-8', isRemembered: true }
    expect(signIn).toHaveBeenCalledExactlyOnceWith(credentials)
  })

  it('says that the password is saved where signing in fails', async () => {
    const signIn = () => Promise.reject(refusal('unavailable', { status: 503 }))
    const page = await renderPage(remote, paths.onboardingVerification('a-token'), { api, signIn })
    await choose(page)
    await screen.findByRole('heading', { name: 'Your password is saved' })
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(paths.signIn())
  })
})

it('signing up with an address alone sends it once, with the side of the market that was chosen', async () => {
  const page = await renderPage(remote, `${paths.getStartedSignUp()}?userType=provider`, {
    api: { registerEmail: () => ({ acknowledged: true }) },
  })
  await page.user.click(screen.getByRole('link', { name: 'Sign up with your email address alone' }))
  // The form with a password has a field of this name too.
  const address = { name: 'Work email', description: /by which you choose a password/ }
  await page.user.type(await screen.findByRole('textbox', address), 'mari@sild.test')
  await page.user.click(screen.getByRole('button', { name: 'Create account' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Please accept the terms to go on')
  await page.user.click(screen.getByRole('checkbox'))
  await page.user.click(screen.getByRole('button', { name: 'Create account' }))
  // The next page is loaded on the way.
  await screen.findByRole('heading', { name: 'Check your mail' }, { timeout: 5000 })
  expect(page.api.callsOf('registerEmail').map(({ body }) => body)).toMatchObject([
    { email: 'mari@sild.test', userType: 'provider', basicLocale: 'en', agreement: true },
  ])
})
