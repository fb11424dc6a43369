import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { guest, pending } from '@sild/testing/sessions'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const open = (stopEmailChange: NonNullable<ApiMocks['stopEmailChange']>) =>
  renderPage(remote, paths.stopEmailChange('a.token'), { api: { stopEmailChange } })
const contact = () => screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')

it('stops the change by itself, once the session is known', async () => {
  const page = await renderPage(remote, paths.stopEmailChange('a.token'), {
    session: pending,
    api: { stopEmailChange: () => ({ outcome: 'stopped' }) },
  })
  expect(page.api.callsOf('stopEmailChange')).toEqual([])
  page.enter(guest)
  expect(await screen.findByRole('heading', { name: 'The change is stopped' })).toBeTruthy()
  expect(page.api.callsOf('stopEmailChange').map(({ body }) => body)).toEqual([{ token: 'a.token' }])
  expect(screen.getByRole('link', { name: 'Sign in and choose a new password' }).getAttribute('href')).toBe(
    paths.signIn(paths.settings()),
  )
})

it.each(['replaced', 'taken', 'lapsed'] as const)(
  'says of a change that was %s that the address stays',
  async (outcome) => {
    await open(() => ({ outcome }))
    expect(await screen.findByRole('heading', { name: 'The change is stopped' })).toBeTruthy()
  },
)

it('says what to do about a change that was made already', async () => {
  await open(() => ({ outcome: 'made' }))
  expect(await screen.findByRole('heading', { name: 'The address was changed already' })).toBeTruthy()
  expect(contact()).toBe(paths.contactUs())
})

it('says of a damaged link that nothing is stopped', async () => {
  await open(() => Promise.reject(refusal('token-invalid', { status: 404 })))
  expect(await screen.findByRole('heading', { name: 'The change is not stopped' })).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('Part of the link may be missing')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(contact()).toBe(paths.contactUs())
})

it('can be tried again where the service was away', async () => {
  const stop = vi
    .fn<NonNullable<ApiMocks['stopEmailChange']>>()
    .mockRejectedValueOnce(refusal('unavailable', { status: 503, message: 'Not now' }))
    .mockResolvedValueOnce({ outcome: 'stopped' })
  const page = await open(stop)
  await page.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'The change is stopped' })).toBeTruthy()
})
