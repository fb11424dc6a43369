import { paths } from '@sild/paths'
import type { SessionActions } from '@sild/shell-api'
import { refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const email = (description?: string) => screen.getByRole('textbox', { name: 'Email address', description })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => screen.getByRole('button', { name: 'Sign in' })

describe('signing in', () => {
  it('passes the form to the session, once for two presses of Enter, and leads to the requested page', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof memberSession>>()
    const signIn = vi.fn<SessionActions['signIn']>(() => promise)
    const page = await renderPage(remote, paths.signIn('/account/my-responses'), { signIn })
    await page.user.type(email(), ' mari@sild.test ')
    await page.user.type(password(), 'parool-2026{Enter}{Enter}')
    await waitFor(() =>
      expect(signIn).toHaveBeenCalledExactlyOnceWith({
        email: 'mari@sild.test',
        password: 'parool-2026',
        isRemembered: true,
      }),
    )
    page.enter(memberSession())
    resolve(memberSession())
    await waitFor(() => expect(page.address()).toBe('/account/my-responses'))
    expect(page.track.mock.calls).toEqual([['signed_in', { hasSecondFactor: false }]])
  })

  it('says what is missing beside the fields and in a summary that takes the focus, before anything is sent', async () => {
    const page = await renderPage(remote, paths.signIn())
    await page.user.click(submit())
    const summary = await screen.findByRole('alert', { name: 'Please check these fields' })
    expect(document.activeElement).toBe(summary)
    expect(email('This field is required')).toBeTruthy()
    await page.user.click(await screen.findByRole('link', { name: 'Email address – This field is required' }))
    expect(document.activeElement).toBe(email())
  })

  it('keeps what was typed when the password is wrong, and says so in the words of the server', async () => {
    const signIn = () => Promise.reject(refusal('credentials-wrong', { status: 401, message: 'That is wrong' }))
    const page = await renderPage(remote, paths.signIn(), { signIn })
    await page.user.type(email(), 'mari@sild.test')
    await page.user.type(password(), 'parool-2027')
    await page.user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain('That is wrong')
    expect([(email() as HTMLInputElement).value, password().value]).toEqual(['mari@sild.test', 'parool-2027'])
    expect(page.track).not.toHaveBeenCalled()
  })

  it('leads a suspended user to the reasons and to an appeal, until another user signs in', async () => {
    const signIn = vi
      .fn<SessionActions['signIn']>()
      .mockRejectedValueOnce(refusal('account-suspended', { status: 403, values: { suspension: 'a-token' } }))
      .mockRejectedValue(refusal('credentials-wrong', { status: 401 }))
    const page = await renderPage(remote, paths.signIn(), { signIn })
    await page.user.type(email(), 'mari@sild.test')
    await page.user.type(password(), 'parool-2026')
    await page.user.click(submit())
    const link = await screen.findByRole('link', { name: 'Read why, and appeal' })
    expect(link.getAttribute('href')).toBe(paths.suspension('a-token'))
    await page.user.click(submit())
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Read why, and appeal' })).toBeNull())
  })

  const codeRefusal = (code: 'code-required' | 'code-wrong', message: string) =>
    refusal('invalid', { status: 400, fields: { code: { code, message } } })
  const codeRequired = codeRefusal('code-required', 'Enter the code from your authenticator app')
  const code = (description?: string) =>
    screen.findByRole('textbox', { name: 'Code from your app or a recovery code', description })

  it('asks for a code as the next step once the server does, and keeps asking until it is right', async () => {
    const signIn = vi
      .fn<SessionActions['signIn']>()
      .mockRejectedValueOnce(codeRequired)
      .mockRejectedValueOnce(codeRefusal('code-wrong', 'Wrong code, please try again'))
      .mockResolvedValue(memberSession())
    const page = await renderPage(remote, paths.signIn(), { signIn })
    await page.user.type(email(), 'moderator@sild.test')
    await page.user.type(password(), 'parool-2026-staff{Enter}')
    const field = await code()
    expect(document.activeElement).toBe(field)
    expect(screen.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeTruthy()
    expect(screen.getByText(/to sign in as moderator@sild\.test$/)).toBeTruthy()
    expect([screen.queryByRole('alert'), screen.queryByLabelText('Password')]).toEqual([null, null])
    await page.user.keyboard('{Enter}')
    await page.user.type(await code('Enter the code from your authenticator app'), '111111{Enter}')
    await page.user.clear(await code('Wrong code, please try again'))
    await page.user.type(await code(), '222222{Enter}')
    await waitFor(() => expect(signIn.mock.calls.map(([input]) => input.code)).toEqual([undefined, '111111', '222222']))
    expect(signIn.mock.lastCall?.[0]).toMatchObject({ email: 'moderator@sild.test', password: 'parool-2026-staff' })
    await waitFor(() => expect(page.track.mock.calls).toEqual([['signed_in', { hasSecondFactor: true }]]))
  })

  it('lets a user without a code start again with another account', async () => {
    const signIn = vi.fn<SessionActions['signIn']>().mockRejectedValue(codeRequired)
    const page = await renderPage(remote, paths.signIn(), { signIn })
    await page.user.type(email(), 'moderator@sild.test')
    await page.user.type(password(), 'parool-2026-staff{Enter}')
    await code()
    await page.user.click(screen.getByRole('button', { name: 'Use another account' }))
    expect([(email() as HTMLInputElement).value, password().value]).toEqual(['', ''])
  })

  it.each([
    ['a customer with a company to their publications', memberSession(), '/my-publications'],
    [
      'a provider with a company to the projects',
      memberSession({ user: { userType: 'provider' } }),
      '/search?searchType=tasks',
    ],
    [
      'a member without a company to where they make one',
      memberSession({ company: null }),
      '/get-started/create-company',
    ],
    ['staff to the back office', memberSession({ roles: ['support'], company: null }), '/backoffice'],
  ])('leads %s', async (_who, session, address) => {
    const nothing = () => ({ list: [] })
    const page = await renderPage(remote, paths.signIn(), {
      session,
      api: { listCountries: nothing, listCities: nothing },
    })
    await waitFor(() => expect(page.address()).toBe(address))
  })

  it('never redirects to another site', async () => {
    const page = await renderPage(remote, paths.signIn('//evil.test/account'), { session: memberSession() })
    await waitFor(() => expect(page.address()).toBe('/my-publications'))
  })
})
