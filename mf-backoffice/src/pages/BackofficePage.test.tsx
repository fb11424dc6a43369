import { paths, withQuery } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import type { StaffRole } from '@sild/contract/enums'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { remote } from '../remote.tsx'
import { figuresMocks } from './figures/figures-mocks.ts'
import { jobsMocks } from './jobs/jobs-mocks.ts'
import { homeMocks } from './home/home-mocks.ts'
import { differenceReply } from './payments/payments-mocks.ts'

const open = (role: StaffRole, api: ApiMocks = {}) =>
  renderPage(remote, paths.backoffice(), {
    session: memberSession({ user: { roles: [role] }, roles: [role], company: null }),
    api: { ...homeMocks, ...figuresMocks, ...jobsMocks, ...api },
  })
const waiting = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }))
const cardOf = async (name: string) => {
  const link = (await waiting()).getByRole('link', { name })
  return { href: link.getAttribute('href'), card: within(link.closest('li')!) }
}

describe('the home of the staff', () => {
  beforeEach(() => {
    vi.setSystemTime('2026-11-24T10:00:00Z')
    return () => vi.useRealTimers()
  })

  it('shows how much waits, since when and how much of it is late, and leads to it', async () => {
    await open('moderator')
    const { card, href } = await cardOf('Publications to review')
    expect(href).toBe(paths.moderationQueue())
    expect(await card.findByText('12')).toBeTruthy()
    expect(card.getByText('3 beyond the promise')).toBeTruthy()
    expect(card.getByText('The oldest came 2 hours ago')).toBeTruthy()
    expect(card.getByText('You hold 1 of them')).toBeTruthy()
  })

  const {
    listAppeals,
    listApprovals,
    listEditorPages,
    listModerationQueue,
    listPaymentDifferences,
    listReports,
    listSupportInbox,
  } = homeMocks
  const ofModerators = { listModerationQueue, listReports, listAppeals, listApprovals }
  const ofSupport = { listSupportInbox, listApprovals, listPaymentDifferences }
  const ofEditors = { listApprovals, listEditorPages }
  const { getRetentionFigures: _onItsPageAlone, ...ofAdmins } = { ...figuresMocks, listQueues: jobsMocks.listQueues }
  it.each<[StaffRole, ApiMocks, string[]]>([
    [
      'moderator',
      ofModerators,
      ['Publications to review', 'Reports to decide', 'Appeals to answer', 'Requests to approve'],
    ],
    ['support', ofSupport, ['Tickets to answer', 'Requests to approve', 'Payment differences']],
    ['editor', ofEditors, ['Requests to approve', 'Pages to review']],
    [
      'admin',
      { ...ofModerators, ...ofSupport, ...ofEditors, ...ofAdmins },
      [
        'Publications to review',
        'Reports to decide',
        'Appeals to answer',
        'Tickets to answer',
        'Requests to approve',
        'Payment differences',
        'Pages to review',
        'Failed jobs',
      ],
    ],
  ])('shows to a %s what is theirs, and asks for nothing else', async (role, api, names) => {
    const session = memberSession({ user: { roles: [role] }, roles: [role], company: null })
    const page = await renderPage(remote, paths.backoffice(), { session, api })
    const links = (await waiting()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(names)
    expect(page.api.unanswered).toEqual([])
  })

  it('shows admins the figures of thirty days in small, each leading to all of it', async () => {
    await open('admin')
    const figures = within(await screen.findByRole('region', { name: 'The last 30 days' }))
    const link = figures.getByRole('link', { name: 'Time to moderation' })
    expect(link.getAttribute('href')).toBe(`${paths.figures()}#figure-moderation`)
    expect(await figures.findByText('14 min')).toBeTruthy()
    expect(figures.getAllByRole('img')).toHaveLength(4)
  })

  it('counts the unsettled differences, and leads to their list', async () => {
    await open('support', {
      listPaymentDifferences: () => ({
        list: [differenceReply(), { ...differenceReply(), resolvedAt: '2026-11-23T08:00:00Z' }],
      }),
    })
    const { card, href } = await cardOf('Payment differences')
    expect(href).toBe(withQuery(paths.backofficePayments(), { view: 'differences' }))
    expect(await card.findByText('1')).toBeTruthy()
  })

  it('says when nothing waits', async () => {
    await open('editor', { listEditorPages: () => ({ list: [], total: 0, reviewCount: 0, categories: [] }) })
    const { card } = await cardOf('Pages to review')
    expect(await card.findByText('Nothing waits')).toBeTruthy()
  })

  it('goes on without the count of a service that is down, and requests it again', async () => {
    let isAway = true
    const page = await open('moderator', {
      listReports: () => (isAway ? Promise.reject(new Error('away')) : homeMocks.listReports()),
    })
    const { card } = await cardOf('Reports to decide')
    expect(await card.findByText('Not known just now')).toBeTruthy()
    expect((await cardOf('Publications to review')).card.getByText('12')).toBeTruthy()
    isAway = false
    await page.user.click(card.getByRole('button', { name: 'Try again' }))
    expect(await card.findByText('2')).toBeTruthy()
  })

  it('counts again when the queue has changed', async () => {
    let count = 12
    const page = await open('moderator', {
      listModerationQueue: () => ({ list: [], total: count, counts: { waiting: count, mine: 0, overdue: 0 } }),
    })
    const { card } = await cardOf('Publications to review')
    expect(await card.findByText('12')).toBeTruthy()
    count = 11
    page.deliver({ type: 'moderation-queue-changed', payload: { caseGuid: '00000000-0000-4000-8000-000000000401' } })
    expect(await card.findByText('11')).toBeTruthy()
  })
})
