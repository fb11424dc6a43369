import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { guest, pending } from '@sild/testing/sessions'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

type Outcome = 'ended' | 'link-sent' | 'link-invalid'
const email = 'mari@sild.test'
const replying = (outcome: Outcome) => () => ({ acknowledged: true, outcome }) as const
const open = (path: string, api: ApiMocks = {}) => renderPage(remote, path, { api })
const failure = 'Something went wrong, try again'

it('the link of a mail ends the news, once the session is known', async () => {
  const page = await renderPage(remote, paths.unsubscribe(email, 'a-token'), {
    session: pending,
    api: { unsubscribe: replying('ended') },
  })
  expect(page.api.callsOf('unsubscribe')).toEqual([])
  page.enter(guest)
  expect(await screen.findByText('mari@sild.test gets no more news from Sild')).toBeTruthy()
  expect(page.api.callsOf('unsubscribe').map(({ query }) => query)).toEqual([{ email, token: 'a-token' }])
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('an address without proof gets a link by mail', async () => {
  await open(paths.unsubscribe(email), { unsubscribe: replying('link-sent') })
  expect(await screen.findByText(/we have sent a link there/)).toBeTruthy()
  expect(screen.queryByText(/gets no more news/)).toBeNull()
})

describe('a link that is damaged, expired or of another account', () => {
  it('says that it did not work and has a new one mailed', async () => {
    const page = await open(paths.unsubscribe(email, 'damaged'), {
      unsubscribe: ({ query }) => replying(query.token ? 'link-invalid' : 'link-sent')(),
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(failure)
    expect(alert.textContent).toContain('You still get news')
    expect(screen.queryByText(/gets no more news/)).toBeNull()
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email address' })
    expect(address.value).toBe(email)
    await page.user.click(screen.getByRole('button', { name: 'Send me a new link' }))
    expect(
      await screen.findByText(
        'If mari@sild.test gets news from Sild, we have sent a link there. Open it to unsubscribe',
      ),
    ).toBeTruthy()
    expect(page.api.callsOf('unsubscribe').at(-1)!.query).toEqual({ email })
  })

  it('that the server refuses as malformed asks for the address', async () => {
    await open(paths.unsubscribe(email, 'a-token'), {
      unsubscribe: () => {
        throw refusal('invalid', { status: 400 })
      },
    })
    expect((await screen.findByRole('alert')).textContent).toContain(failure)
    expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeTruthy()
  })

  it('without an address asks for it and sends nothing before', async () => {
    const page = await open(paths.unsubscribe(), { unsubscribe: replying('link-sent') })
    await page.user.type(await screen.findByRole('textbox', { name: 'Email address' }), ' jaan@sild.test')
    await page.user.click(screen.getByRole('button', { name: 'Send me a new link' }))
    expect(await screen.findByText(/If jaan@sild.test gets news/)).toBeTruthy()
    expect(page.api.callsOf('unsubscribe').map(({ query }) => query)).toEqual([{ email: 'jaan@sild.test' }])
  })
})

it('says what went wrong, tries again, and leads to the settings in any case', async () => {
  const away = refusal('unavailable', { status: 503, message: 'Not now' })
  let isAway = true
  const page = await open(paths.unsubscribe(email, 'a-token'), {
    unsubscribe: () => {
      if (isAway) throw away
      return replying('ended')()
    },
  })
  expect((await screen.findByRole('alert')).textContent).toBe(failure)
  expect(screen.getByRole('link', { name: 'Account settings' }).getAttribute('href')).toBe(paths.settings())
  isAway = false
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('mari@sild.test gets no more news from Sild')).toBeTruthy()
})
