import { paths } from '@sild/paths'
import { refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const acknowledged = () => ({ acknowledged: true }) as const

describe('asking to recover the access', () => {
  const email = (description?: string) => screen.getByRole('textbox', { name: 'Email address', description })
  const send = () => screen.getByRole('button', { name: 'Send the link' })

  it('sends the address and says the same whether it has an account or not', async () => {
    const page = await renderPage(remote, paths.recovery(), { api: { requestRecovery: acknowledged } })
    await page.user.type(email(), ' mari@sild.test ')
    await page.user.click(send())
    expect((await screen.findByRole('status')).textContent).toContain('If mari@sild.test has an account')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your mail' }))
    expect(page.api.callsOf('requestRecovery').map(({ body }) => body)).toEqual([{ email: 'mari@sild.test' }])
  })

  it('refuses an invalid address before anything is sent', async () => {
    const page = await renderPage(remote, paths.recovery())
    await page.user.type(email(), 'mari')
    await page.user.click(send())
    await screen.findByRole('alert')
    expect(email('Please enter a valid email address')).toBeTruthy()
    expect(page.api.callsOf('requestRecovery')).toEqual([])
  })

  it('is linked from signing in for users who forgot their password', async () => {
    await renderPage(remote, paths.signIn())
    expect(screen.getByRole('link', { name: 'Forgotten your password?' }).getAttribute('href')).toBe(paths.recovery())
  })
})

describe('the page of the recovery mail', () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const save = () => screen.getByRole('button', { name: 'Save the password' })

  it('sets the new password by the token of the link', async () => {
    const page = await renderPage(remote, paths.recovery('a-token'), { api: { resetPassword: acknowledged } })
    await page.user.type(field('New password'), 'uus-kuusk-8')
    await page.user.type(field('New password once more'), 'uus-kuusk-8')
    await page.user.click(save())
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Your password is saved' }))
    expect(page.api.callsOf('resetPassword')).toMatchObject([
      { params: { token: 'a-token' }, body: { password: 'uus-kuusk-8' } },
    ])
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(paths.signIn())
  })

  it('leads on to the page that the link names, after the sign-in', async () => {
    const link = paths.recovery('a-token', paths.secondFactor())
    const page = await renderPage(remote, link, { api: { resetPassword: acknowledged } })
    await page.user.type(field('New password'), 'uus-kuusk-8')
    await page.user.type(field('New password once more'), 'uus-kuusk-8')
    await page.user.click(save())
    const next = await screen.findByRole('link', { name: 'Sign in' })
    expect(next.getAttribute('href')).toBe(paths.signIn(paths.secondFactor()))
  })

  it('says that the passwords do not match', async () => {
    const page = await renderPage(remote, paths.recovery('a-token'))
    await page.user.type(field('New password'), 'uus-kuusk-8')
    await page.user.type(field('New password once more'), 'uus-kuusk-9')
    await page.user.click(save())
    expect((await screen.findByRole('alert')).textContent).toContain('Passwords do not match')
    expect(page.api.callsOf('resetPassword')).toEqual([])
  })

  it('says when the link is too old and where to get another', async () => {
    const tooOld = refusal('token-expired', { status: 404, message: 'Too old' })
    const page = await renderPage(remote, paths.recovery('old'), {
      api: { resetPassword: () => Promise.reject(tooOld) },
    })
    await page.user.type(field('New password'), 'uus-kuusk-8')
    await page.user.type(field('New password once more'), 'uus-kuusk-8')
    await page.user.click(save())
    expect((await screen.findByRole('alert')).textContent).toContain('Too old')
    expect(screen.getByRole('link', { name: 'Ask for a new one' }).getAttribute('href')).toBe(paths.recovery())
  })
})
