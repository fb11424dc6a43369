import { paths } from '@sild/paths'
import { data } from '@sild/router'
import { createCatalog, type RemoteModule, type RemoteRoute, type Session } from '@sild/shell-api'
import { noConnection, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { guest, memberSession } from '@sild/testing/sessions'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import english from '../messages/en.json'
import { failureHead } from '../navigation/page-head.ts'
import { AccessError, RemoteUnavailableError } from '../routing/errors.ts'
import { remote as shell } from '../remote.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { failureOf } from './failure.ts'
import { AccessDialog } from '../access/AccessDialog.tsx'

/** A page that cannot be shown, for the reason that its loader throws. */
function openBroken(
  reason: unknown,
  isWorkingLater = false,
  session: Session = memberSession({ user: { isVerified: 0 } }),
) {
  let isBroken = true
  const route: RemoteRoute = {
    id: 'shell.broken',
    path: '/broken',
    access: 'public',
    page: async () => ({
      Component: () => <h1>Here it is</h1>,
      loader: () => {
        if (!isBroken) return null
        isBroken = !isWorkingLater
        throw reason
      },
    }),
  }
  const remote: RemoteModule = { ...shell, routes: [route] }
  return renderPage(remote, '/broken', { ErrorBoundary, session })
}
function ErrorBoundary() {
  return (
    <>
      <ErrorPage />
      <AccessDialog />
    </>
  )
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the error page', () => {
  it('says that a page does not exist, and leads home', async () => {
    await openBroken(data(null, { status: 404 }))
    expect(heading()).toBe('Ooops... Page not found')
    expect(screen.getByText('The page you are looking for does not exist')).toBeTruthy()
    expect(hrefOf('Back to home')).toBe('/')
  })

  it.each([
    ['the browser', new RemoteUnavailableError('mf-search', 'switched-off', null)],
    ['the server', { status: 503, code: 'app-switched-off', message: '', requestId: null }],
  ])('says that a part is switched off, with links that need no script, as %s finds it', async (_, reason) => {
    await openBroken(reason)
    expect(heading()).toBe('This part of Sild is unavailable')
    expect(screen.getByText(/We have switched it off while we put something right/)).toBeTruthy()
    expect([hrefOf('Try again'), hrefOf('Back to home')]).toEqual(['/broken', '/'])
    const catalog = createCatalog('en')
    catalog.add(english)
    expect(failureHead(failureOf(reason), catalog.intl).title).toBe('This part of Sild is unavailable · Sild')
  })

  it('names the status of any other refusal', async () => {
    await openBroken(refusal('company-changed-meanwhile', { status: 409 }))
    expect(heading()).toBe('Something went wrong')
    expect(screen.getByText('An error occured with status code 409')).toBeTruthy()
    expect(hrefOf('Back to home')).toBe('/')
  })

  it('says that the server has a problem, and leads to support and home', async () => {
    await openBroken(refusal('unavailable', { status: 503, requestId: 'request-7' }))
    expect(heading()).toBe('Ooops...')
    expect(screen.getByText("We're experiencing an internal server problem.")).toBeTruthy()
    expect(screen.getByText('Please try again later or contact support.')).toBeTruthy()
    expect([hrefOf('Go to support'), hrefOf('Back to home')]).toEqual([paths.newTicket(), '/'])
    expect(screen.getByText(/request-7/)).toBeTruthy()
  })

  it('leads a guest, who has no tickets, to the contact form', async () => {
    await openBroken(refusal('unavailable', { status: 503 }), false, guest)
    expect(hrefOf('Go to support')).toBe('/contact-us')
  })

  it('of a server with a problem requests it again', async () => {
    const page = await openBroken(refusal('unavailable', { status: 503 }), true)
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy()
  })

  it('says that the server did not answer, and asks again when the browser is online', async () => {
    await openBroken(noConnection(), true)
    expect(heading()).toBe('Sild cannot be reached')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy()
  })

  it('without a connection says so, and that the page loads by itself', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => void vi.restoreAllMocks())
    await openBroken(noConnection(), true)
    expect(heading()).toBe('You are offline')
    expect(screen.getByText('This page comes by itself as soon as the connection is back')).toBeTruthy()
  })

  it('reports an error of the page itself as a problem of the server', async () => {
    await openBroken(new Error('a bug'))
    expect(heading()).toBe('Ooops...')
  })

  it('of a part that did not load requests it again', async () => {
    const page = await openBroken(new RemoteUnavailableError('mf-search', 'entry', null), true)
    expect(heading()).toBe('This part of Sild is unavailable')
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy()
  })

  it('of an unverified member opens the explaining dialog, and links home when that is closed', async () => {
    const page = await openBroken(new AccessError('verified'))
    await screen.findByRole('dialog', { name: 'Confirm your email address' })
    await page.user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(hrefOf('Back to home')).toBe('/')
  })

  it.each([
    ['verified', 'Confirm your email address'],
    ['company', 'specify your company to see the section'],
    ['moderator', 'You have no access to this page'],
  ] as const)('explains to a user who is not %s what is missing', async (missing, title) => {
    await openBroken(new AccessError(missing))
    expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe(title)
    const catalog = createCatalog('en')
    catalog.add(english)
    expect(failureHead(failureOf(new AccessError(missing)), catalog.intl).title).toBe(`${title} · Sild`)
  })

  it.each([
    ['verification-required', 'Confirm your email address'],
    ['company-required', 'specify your company to see the section'],
    ['forbidden', 'You have no access to this page'],
  ] as const)('says the same when the data of a page was refused with %s', async (code, title) => {
    await openBroken(refusal(code, { status: 403 }))
    expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe(title)
    expect(failureOf({ status: 403, code, message: '', requestId: null })).toMatchObject({ kind: 'access' })
  })
})
