import type { Decision } from '@sild/contract/moderation/appeal-schemas'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { decisionReply } from '@sild/testing/appeals'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const text = 'The number is that of a standard.'
const createdAt = '2026-03-02T09:00:00Z'
const open = (own: Partial<Decision> = {}, api: ApiMocks = {}) =>
  renderPage(remote, paths.decision(guidOf(401)), {
    session: memberSession(),
    api: { getDecision: () => decisionReply(own), ...api },
  })
const answered = (outcome: 'turned' | 'confirmed') =>
  ({
    state: 'answered',
    appeal: { text, createdAt, answer: { outcome, message: 'We have looked again.', decidedAt: createdAt } },
  }) as const

describe('a decision', () => {
  it('says what was decided and why, and leads to the publication', async () => {
    await open()
    expect(screen.getByRole('heading', { name: '“Web shop” was not approved' })).toBeTruthy()
    expect(screen.getByText('It names a phone number.')).toBeTruthy()
    expect(screen.getByText('Contact details in the text')).toBeTruthy()
    expect(screen.getByText('9001 2015')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Open the publication' })
    expect(link.getAttribute('href')).toBe(paths.myPublicationsOf('project', guidOf(1)))
  })

  it.each([
    [{ kind: 'taken-away', targetType: 'review' }, 'Your review of Web shop was taken away'],
    [{ kind: 'taken-away', targetType: 'company' }, 'Web shop was taken out of the catalogue'],
    [{ kind: 'dismissed', targetType: 'company' }, 'Your report of Web shop was dismissed'],
    [{ kind: 'dismissed', targetType: 'chat', name: null }, 'Your report of a chat was dismissed'],
    [{ name: null }, 'What this decision was about is gone'],
  ] as const)('that is %j is named so', async (own, title) => {
    await open({ ...own, publication: null })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  })

  it('is appealed against by keyboard, once, and then waits', async () => {
    const appealed = decisionReply({ state: 'waiting', appeal: { text, createdAt, answer: null } })
    const page = await open({}, { appealDecision: () => appealed })
    screen.getByRole('textbox', { name: 'What did we get wrong?' }).focus()
    await page.user.keyboard(text)
    await page.user.tab()
    await page.user.keyboard('[Enter]')
    expect(await screen.findByText('It waits for another moderator')).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(page.api.callsOf('appealDecision').map(({ body }) => body)).toEqual([{ text }])
  })

  it('is not appealed against without words', async () => {
    const page = await open()
    await page.user.type(screen.getByRole('textbox'), 'Wrong!')
    await page.user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    await screen.findByRole('alert')
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    expect(page.api.callsOf('appealDecision')).toEqual([])
  })

  it('keeps the text when the state changed meanwhile', async () => {
    const message = 'What the decision was about has been changed'
    const page = await open(
      {},
      { appealDecision: () => Promise.reject(refusal('appeal-outdated', { status: 409, message })) },
    )
    await page.user.type(screen.getByRole('textbox'), text)
    await page.user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(text)
  })

  it.each([
    [answered('turned'), 'You were right: the decision is undone'],
    [answered('confirmed'), 'The decision stands'],
    [{ state: 'expired' }, 'The time for an appeal is over'],
    [{ state: 'outdated' }, 'There is nothing left to appeal'],
  ] as const)('with the state %j offers no second appeal', async (own, said) => {
    await open(own)
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
