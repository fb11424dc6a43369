import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage, type RenderedPage } from '@sild/testing/render-page'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const email = (description?: string | RegExp) => screen.getByRole('textbox', { name: 'Work email', description })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => screen.getByRole('button', { name: 'Create account' })

async function fillIn({ user }: RenderedPage): Promise<void> {
  await user.click(screen.getByRole('radio', { name: /I am looking for a partner/ }))
  await user.type(email(), 'mari@sild.test')
  await user.type(password(), 'püha-kuusk-7')
  await user.click(screen.getByRole('checkbox'))
}

describe('signing up', () => {
  it('sends the form once and leads to the page that says to look into the mailbox', async () => {
    const page = await renderPage(remote, `${paths.signUp()}?referrer=partner`, {
      api: { registerUser: () => ({ acknowledged: true }) },
    })
    await fillIn(page)
    await page.user.click(submit())
    expect(await screen.findByText(/We have written to mari@sild.test/)).toBeTruthy()
    expect(page.address()).toBe('/get-started/sign-up/success')
    expect(page.api.callsOf('registerUser').map(({ body }) => body)).toEqual([
      {
        email: 'mari@sild.test',
        password: 'püha-kuusk-7',
        userType: 'customer',
        agreement: true,
        basicLocale: 'en',
        referrer: 'partner',
      },
    ])
    expect(page.track.mock.calls).toEqual([['signed_up', {}]])
  })

  it('shows beside each field what is wrong with it, and sends nothing', async () => {
    const page = await renderPage(remote, paths.signUp())
    await page.user.type(email(), 'mari')
    await page.user.type(password(), 'a b')
    await page.user.click(submit())
    await screen.findByRole('alert')
    expect(email(/Please enter a valid email address/)).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Password – Enter at least 6 characters' })).toBeTruthy()
    expect(screen.getByRole('checkbox', { description: 'Please accept the terms to go on' })).toBeTruthy()
    expect(screen.getByRole('radiogroup', { description: 'Required field' })).toBeTruthy()
    expect(page.api.callsOf('registerUser')).toEqual([])
  })

  it('shows server errors beside their field, keeps all values and sends the corrected form again', async () => {
    const registerUser = vi
      .fn<NonNullable<ApiMocks['registerUser']>>()
      .mockRejectedValueOnce(
        refusal('invalid', {
          status: 400,
          fields: { password: { code: 'password-common', message: 'This password is too common' } },
        }),
      )
      .mockResolvedValueOnce({ acknowledged: true })
    const page = await renderPage(remote, paths.signUp(), { api: { registerUser } })
    await fillIn(page)
    await page.user.click(submit())
    await screen.findByRole('alert')
    expect(await screen.findByRole('link', { name: 'Password – This password is too common' })).toBeTruthy()
    expect(screen.getByText('This password is too common')).toBeTruthy()
    expect([(email() as HTMLInputElement).value, password().value]).toEqual(['mari@sild.test', 'püha-kuusk-7'])
    await page.user.type(password(), '-ja-veel')
    await page.user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy()
    const [first, second] = page.api.callsOf('registerUser')
    expect(second!.body.password).toBe('püha-kuusk-7-ja-veel')
    expect(second!.idempotencyKey).not.toBe(first!.idempotencyKey)
  })

  it('sends the same key again when the answer was lost, so that it happens once', async () => {
    const registerUser = vi
      .fn<NonNullable<ApiMocks['registerUser']>>()
      .mockRejectedValueOnce(refusal('unavailable', { status: 503, message: 'Not now' }))
      .mockResolvedValueOnce({ acknowledged: true })
    const page = await renderPage(remote, paths.signUp(), { api: { registerUser } })
    await fillIn(page)
    await page.user.click(submit())
    expect(await screen.findByText('Not now')).toBeTruthy()
    await page.user.click(submit())
    await screen.findByRole('heading', { name: 'Check your mail' })
    const keys = page.api.callsOf('registerUser').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
  })

  it('starts with the choice from the page before', async () => {
    await renderPage(remote, `${paths.getStartedSignUp()}?userType=provider`)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /I offer services/ }).checked).toBe(true)
  })
})
