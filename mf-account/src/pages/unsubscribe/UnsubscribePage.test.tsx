import { paths } from '@sild/paths'
import { refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { guest, pending } from '@sild/testing/sessions'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const acknowledged = () => ({ acknowledged: true }) as const
const email = 'mari@sild.test'

it('the link of a mail ends the news, once it is known who the user is', async () => {
  const page = await renderPage(remote, paths.unsubscribe(email, 'a-token'), {
    session: pending,
    api: { unsubscribe: acknowledged },
  })
  expect(page.api.callsOf('unsubscribe')).toEqual([])
  page.enter(guest)
  expect(await screen.findByText('mari@sild.test gets no more news from Sild')).toBeTruthy()
  expect(page.api.callsOf('unsubscribe').map(({ query }) => query)).toEqual([{ email, token: 'a-token' }])
})

it('an address without proof is asked by mail', async () => {
  await renderPage(remote, paths.unsubscribe(email), { api: { unsubscribe: acknowledged } })
  expect(await screen.findByText(/we have sent a link there/)).toBeTruthy()
})

it('says what went wrong, and leads to the settings in any case', async () => {
  const away = refusal('unavailable', { status: 503, message: 'Not now' })
  await renderPage(remote, paths.unsubscribe(email, 'a-token'), { api: { unsubscribe: () => Promise.reject(away) } })
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong, try again')
  expect(screen.getByRole('link', { name: 'Account settings' }).getAttribute('href')).toBe(paths.settings())
})
