import type { AppealDetails } from '@sild/contract/moderation/appeal-schemas'
import { decisionKinds } from '@sild/contract/moderation/appeal-schemas'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { appealReply } from '@sild/testing/appeals'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { moderatorSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { homeMocks } from '../home/home-mocks.ts'
import { appealSummary } from './appeals-mocks.ts'

const session = moderatorSession()
const message = 'It is a standard indeed.'
const answer = { outcome: 'turned', message, decidedAt: '2026-03-03T10:00:00Z', by: 'admin@sild.test' } as const
const list = (...numbers: number[]): ApiMocks => ({
  listAppeals: () => ({ list: numbers.map((number) => appealSummary(number)), total: 41, openCount: numbers.length }),
})
const openAppeal = (own: Partial<AppealDetails> = {}, api: ApiMocks = {}) =>
  renderPage(remote, paths.appeal(guidOf(1801)), { session, api: { getAppeal: () => appealReply(1, own), ...api } })

describe('the list of appeals', () => {
  it('is linked in the back office, with the number of waiting appeals', async () => {
    await renderPage(remote, paths.backoffice(), { session, api: { ...homeMocks, ...list(1, 2) } })
    expect(screen.getByRole('link', { name: 'Appeals' }).getAttribute('href')).toBe(paths.appeals())
    expect(await screen.findByRole('link', { name: 'Appeals to answer' })).toBeTruthy()
  })

  it('shows the reason and the decision, and links to each appeal', async () => {
    const page = await renderPage(remote, paths.appeals(), { session, api: list(1, 2) })
    expect(page.api.callsOf('listAppeals')[0]?.query).toMatchObject({ state: 'open', offset: 0 })
    const first = screen.getByRole('link', { name: 'A publication was rejected\u00a0· Project 1' })
    expect(first.getAttribute('href')).toBe(paths.appeal(guidOf(1801)))
    expect(screen.getByRole('link', { name: 'A publication was rejected\u00a0· Project 2' })).toBeTruthy()
    expect(screen.getByText('It is a standard 2.')).toBeTruthy()
  })

  it.each([
    [{ kind: 'taken-away', targetType: 'review', name: 'Kask OÜ' }, 'A review was taken away\u00a0· Review of Kask OÜ'],
    [{ kind: 'suspended', targetType: 'user', name: 'mari@sild.test' }, 'A user was suspended\u00a0· mari@sild.test'],
    [{ kind: 'dismissed', targetType: 'chat', name: null }, 'The report of a chat was dismissed'],
    [{ name: null, isNameUnavailable: true }, 'A publication was rejected\u00a0· name unavailable right now'],
  ] as const)('names what it is about: %o', async (own, name) => {
    await renderPage(remote, paths.appeals(), {
      session,
      api: { listAppeals: () => ({ list: [appealSummary(1, own)], total: 1, openCount: 1 }) },
    })
    expect(screen.getByRole('link', { name })).toBeTruthy()
  })

  it('shows answered appeals at an address of its own', async () => {
    const page = await renderPage(remote, `${paths.appeals()}?state=answered&page=2`, {
      session,
      api: { listAppeals: () => ({ list: [appealSummary(1, { answer })], total: 41, openCount: 0 }) },
    })
    expect(page.api.callsOf('listAppeals')[0]?.query).toMatchObject({ state: 'answered', offset: 20 })
    expect(screen.getByText('Overturned')).toBeTruthy()
  })

  it('says when nothing is open', async () => {
    await renderPage(remote, paths.appeals(), { session, api: list() })
    expect(screen.getByRole('heading', { name: 'No appeal is open' })).toBeTruthy()
  })
})

describe('an appeal', () => {
  it('shows the reason, the first decision with its moderator, and the whole case', async () => {
    await openAppeal()
    expect(screen.getByText('It is a standard 1.')).toBeTruthy()
    expect(screen.getByText('It names a phone number.')).toBeTruthy()
    expect(screen.getByText('9001 2015')).toBeTruthy()
    expect(screen.getByText('moderator@sild.test')).toBeTruthy()
    const toCase = screen.getByRole('link', { name: 'See the whole case' })
    expect(toCase.getAttribute('href')).toBe(paths.moderationCase(guidOf(401)))
    // Only its company can open the page of a refused publication.
    expect(screen.queryByRole('link', { name: 'Project 1' })).toBeNull()
  })

  it.each([
    ['own-decision', /You made the first decision/],
    ['own-interest', /It concerns you/],
    ['colleague', 'This is about a colleague, which is for an admin.'],
  ] as const)('is not offered to a moderator with %s', async (obstacle, why) => {
    await openAppeal({ obstacle })
    expect(screen.getByText(why)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  })

  it.each(decisionKinds)('against what was %s explains the effect of overturning it', async (kind) => {
    await openAppeal({ kind })
    const radio = screen.getByRole('radio', { name: 'No, undo it' })
    const hint = document.querySelector(`#${CSS.escape(radio.getAttribute('aria-describedby')!)}`)
    const says = {
      refused: 'The publication goes live',
      'taken-away': 'The publication goes live again',
      dismissed: 'The reported content is removed, and its author gets the reason',
      suspended: 'The user may sign in again, and their company is shown again',
    }
    expect(hint?.textContent).toBe(says[kind])
  })

  it('is not answered without a choice and a reason', async () => {
    const page = await openAppeal()
    await page.user.click(screen.getByRole('button', { name: 'Answer' }))
    await screen.findByRole('alert')
    expect(screen.getByRole('textbox', { name: 'Reason', description: /This field is required/ })).toBeTruthy()
    expect(page.api.callsOf('decideAppeal')).toEqual([])
  })

  it('is answered by keyboard, once, and then shows who did and why', async () => {
    const page = await openAppeal({}, { decideAppeal: () => appealReply(1, { answer }) })
    screen.getByRole('radio', { name: 'Yes, it stands' }).focus()
    await page.user.keyboard('[ArrowDown]')
    await page.user.tab()
    await page.user.keyboard(message)
    await page.user.tab()
    await page.user.keyboard('[Enter]')
    expect(await screen.findByText(/admin@sild.test/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
    expect(page.api.callsOf('decideAppeal').map(({ body }) => body)).toEqual([{ outcome: 'turned', message }])
  })

  it('that a colleague answered first says so and keeps what was written', async () => {
    const said = 'A colleague has answered this appeal already'
    const page = await openAppeal(
      {},
      { decideAppeal: () => Promise.reject(refusal('appeal-decided', { status: 409, message: said })) },
    )
    await page.user.click(screen.getByRole('radio', { name: 'Yes, it stands' }))
    await page.user.type(screen.getByRole('textbox', { name: 'Reason' }), message)
    await page.user.click(screen.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(said))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe(message)
  })
})
