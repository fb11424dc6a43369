import type { Decision } from '@sild/contract/moderation/appeal-schemas'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { decisionReply } from '@sild/testing/appeals'
import { renderPage } from '@sild/testing/render-page'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const words = 'The certificate is that of a namesake.'
const at = '2026-03-02T09:00:00Z'
const suspension = (own: Partial<Decision> = {}): Decision =>
  decisionReply({
    kind: 'suspended',
    targetType: 'user',
    name: 'mari@sild.test',
    publication: null,
    statement: { ground: 'fraud', quote: null, message: 'It sold a certificate that it does not have.', decidedAt: at },
    ...own,
  })
const open = (own: Partial<Decision> = {}, api: ApiMocks = {}) =>
  renderPage(remote, paths.suspension('a-token'), { api: { readSuspension: () => suspension(own), ...api } })
const answered = (outcome: 'turned' | 'confirmed') =>
  ({
    state: 'answered',
    appeal: { text: words, createdAt: at, answer: { outcome, message: 'We have looked again.', decidedAt: at } },
  }) as const
const field = () => screen.findByRole('textbox', { name: /What did we get wrong/ })

it('says why, and sends one appeal with the link', async () => {
  const appeal = { text: words, createdAt: at, answer: null }
  const page = await open({}, { appealSuspension: () => suspension({ state: 'waiting', appeal }) })
  expect(await screen.findByText('It sold a certificate that it does not have.')).toBeTruthy()
  expect(screen.getByText('Fraud or an attempt at it')).toBeTruthy()
  expect(page.api.callsOf('readSuspension')).toMatchObject([{ query: { token: 'a-token' } }])
  await page.user.type(await field(), words)
  await page.user.click(screen.getByRole('button', { name: 'Send the appeal' }))
  expect(await screen.findByText('It waits for another moderator')).toBeTruthy()
  expect(page.api.callsOf('appealSuspension')).toMatchObject([{ body: { token: 'a-token', text: words } }])
})

it('refuses too few words beside the field, and sends nothing', async () => {
  const page = await open()
  await page.user.type(await field(), 'Wrong!')
  await page.user.click(screen.getByRole('button', { name: 'Send the appeal' }))
  await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'))
  expect(page.api.callsOf('appealSuspension')).toEqual([])
})

it('keeps what was written when it cannot be sent, and says why', async () => {
  const page = await open(
    {},
    {
      appealSuspension: () => {
        throw refusal('appeal-exists', { status: 409, message: 'There is an appeal' })
      },
    },
  )
  await page.user.type(await field(), words)
  await page.user.click(screen.getByRole('button', { name: 'Send the appeal' }))
  expect((await screen.findByRole('alert')).textContent).toContain('There is an appeal')
  expect(((await field()) as HTMLTextAreaElement).value).toBe(words)
})

it.each([
  [answered('confirmed'), 'The decision stands', 'Contact us', paths.contactUs()],
  [answered('turned'), 'You were right: the decision is undone', 'Sign in', paths.signIn()],
  [{ state: 'expired' } as const, 'The time for an appeal is over', 'Contact us', paths.contactUs()],
  [
    { state: 'outdated' } as const,
    'The suspension was taken back. You can sign in as before.',
    'Sign in',
    paths.signIn(),
  ],
])('shows the outcome for %j, and where to go on', async (own, says, next, path) => {
  await open(own)
  expect(await screen.findByText(says)).toBeTruthy()
  const title = next === 'Sign in' ? 'Your account works again' : 'Your account is suspended'
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: next }).getAttribute('href')).toBe(path)
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('says what to do about a broken link', async () => {
  await open(
    {},
    {
      readSuspension: () => {
        throw refusal('decision-not-found', { status: 404 })
      },
    },
  )
  expect(await screen.findByText('This link does not work')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy()
})

it('is read again once the server answers', async () => {
  let isAway = true
  const page = await open(
    {},
    {
      readSuspension: () => {
        if (isAway) throw refusal('unavailable', { status: 503, message: 'Not now' })
        return suspension()
      },
    },
  )
  isAway = false
  await page.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await field()).toBeTruthy()
})
