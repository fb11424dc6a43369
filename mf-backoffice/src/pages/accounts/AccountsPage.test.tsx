import { paths } from '@sild/paths'
import { refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { homeMocks } from '../home/home-mocks.ts'

const session = memberSession({ user: { roles: ['support'] }, roles: ['support'], company: null })
type Page = Awaited<ReturnType<typeof renderPage>>
const field = (name: string, description?: string) => screen.getByRole('textbox', { name, description })
const fill = async ({ user }: Page, current: string, next: string) => {
  await user.type(field('Current email address'), current)
  await user.type(field('New email address'), next)
  await user.click(screen.getByRole('button', { name: 'Begin the change' }))
}

describe('support', () => {
  it('is linked in the back office', async () => {
    await renderPage(remote, paths.backoffice(), { session, api: homeMocks })
    expect(screen.getByRole('link', { name: 'Accounts' }).getAttribute('href')).toBe('/backoffice/accounts')
  })

  it('begins the change of a confirmed address', async () => {
    const page = await renderPage(remote, paths.supportAccounts(), {
      session,
      api: { startEmailChange: () => ({ acknowledged: true }) },
    })
    await fill(page, 'mari@sild.test', 'mari.maasikas@sild.test')
    await waitFor(() => expect(page.notices()).toMatchObject([{ text: expect.stringContaining('Both addresses') }]))
    expect(page.api.callsOf('startEmailChange').map(({ body }) => body)).toEqual([
      { currentEmail: 'mari@sild.test', email: 'mari.maasikas@sild.test' },
    ])
  })

  it('sees that an address is the same before it is sent, and that it has no account after', async () => {
    const message = 'There is no account with this address'
    const page = await renderPage(remote, paths.supportAccounts(), {
      session,
      api: { startEmailChange: () => Promise.reject(refusal('user-not-found', { status: 404, message })) },
    })
    await fill(page, 'mari@sild.test', 'Mari@sild.test')
    expect(await screen.findByRole('textbox', { description: 'Email must not match the current one' })).toBeTruthy()
    expect(page.api.callsOf('startEmailChange')).toEqual([])
    await page.user.type(field('New email address'), '.ee')
    await page.user.click(screen.getByRole('button', { name: 'Begin the change' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message))
  })
})
