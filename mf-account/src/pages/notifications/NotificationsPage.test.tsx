import type { News, Notification } from '@sild/contract/notifications/schemas'
import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const [publication, company, name, reason] = ['Web shop', 'Loire Logiciel', 'Kask', 'It names a person.']
const toPublication = { cardType: 'project', publicationGuid: guidOf(1) } as const
const toReview = { companySlug: 'kask', authorCompanyGuid: guidOf(2) }
const approved: News = { type: 'publication-approved', values: { publication }, target: toPublication }
const tutorial: News = { type: 'tutorial', values: {}, target: {} }
const news = (number: number, { isUnread = true, told = approved }: { isUnread?: boolean; told?: News } = {}) => ({
  id: guidOf(900 + number),
  isUnread,
  createdAt: '2026-03-01T09:00:00Z',
  ...told,
})
const toOwn = `${paths.myPublicationsOf('project', guidOf(1))}?news=yes`

/** Every kind, with what its sentence says and where it leads. */
const told: { readonly [T in News['type']]: [Extract<News, { type: T }>, RegExp, string] } = {
  'publication-approved': [approved, /“Web shop” was approved/, toOwn],
  'publication-rejected': [{ ...approved, type: 'publication-rejected' }, /“Web shop” was rejected/, toOwn],
  'publication-expiring': [{ ...approved, type: 'publication-expiring' }, /“Web shop” ends soon/, toOwn],
  'publication-expired': [{ ...approved, type: 'publication-expired' }, /“Web shop” has expired/, toOwn],
  'promotion-started': [{ ...approved, type: 'promotion-started' }, /“Web shop” is promoted now/, toOwn],
  'promotion-refused': [{ ...approved, type: 'promotion-refused' }, /promotion of “Web shop” was refused/, toOwn],
  'response-received': [
    { type: 'response-received', values: { company, publication }, target: toPublication },
    /Loire Logiciel has responded to “Web shop”/,
    `${toOwn}#responses`,
  ],
  'response-declined': [
    {
      type: 'response-declined',
      values: { company, publication },
      target: { responseGuid: guidOf(101), authorCompanyGuid: guidOf(2) },
    },
    /“Web shop”: Loire Logiciel has declined your response/,
    paths.myResponses(),
  ],
  'response-withdrawn': [
    {
      type: 'response-withdrawn',
      values: { company, publication },
      target: { ...toPublication, authorCompanyGuid: guidOf(2) },
    },
    /Loire Logiciel has withdrawn its response to “Web shop”/,
    `${toOwn}#responses`,
  ],
  'chat-message': [
    {
      type: 'chat-message',
      values: { company, publication },
      target: { chatGuid: guidOf(201), authorCompanyGuid: guidOf(2) },
    },
    /Loire Logiciel wrote to you/,
    paths.chats(guidOf(201)),
  ],
  'search-match': [
    {
      type: 'search-match',
      values: { search: 'React', company, publication },
      target: { cardType: 'project', slug: 'web-shop', authorCompanyGuid: guidOf(2) },
    },
    /“Web shop” by Loire Logiciel fits your search “React”/,
    `${paths.publication('project', 'web-shop')}?news=yes`,
  ],
  'search-digest': [
    {
      type: 'search-digest',
      values: { search: 'React', count: 2 },
      target: { savedSearchGuid: guidOf(7), toldAt: '2026-03-01T06:00:00Z' },
    },
    /2 new results for “React”/,
    paths.savedSearches(guidOf(7)),
  ],
  'company-review': [
    { type: 'company-review', values: { company }, target: toReview },
    /Loire Logiciel has reviewed your company/,
    `${paths.company('kask')}?news=yes#reviews`,
  ],
  'review-awaited': [
    { type: 'review-awaited', values: { company }, target: toReview },
    /waits for your review/,
    `${paths.company('kask')}?news=yes#reviews`,
  ],
  'report-decided': [
    { type: 'report-decided', values: { outcome: 'upheld' }, target: {} },
    /Your report was right/,
    paths.helpArticle('account-and-safety', 'report-something'),
  ],
  'appeal-decided': [
    { type: 'appeal-decided', values: { outcome: 'turned', reason }, target: { decisionGuid: guidOf(401) } },
    /Your appeal was right, the decision is undone: It names a person/,
    paths.decision(guidOf(401)),
  ],
  'content-hidden': [
    { type: 'content-hidden', values: { targetType: 'review', name, reason }, target: { companySlug: 'kask' } },
    /Your review of Kask was taken away: It names a person/,
    `${paths.company('kask')}?news=yes`,
  ],
  subscription: [{ type: 'subscription', values: {}, target: {} }, /your subscription/, paths.subscription()],
  tutorial: [tutorial, /first steps/, paths.helpCategory('first-steps')],
  support: [
    { type: 'support', values: { ticket: 'Cannot sign in' }, target: { ticketGuid: guidOf(7) } },
    /Support has answered “Cannot sign in”/,
    paths.ticket(guidOf(7)),
  ],
}

/** A server that remembers what was read. */
function server(...list: Notification[]): ApiMocks {
  let kept = list
  const read = (ids: readonly string[]) => {
    kept = kept.map((one) => (ids.includes(one.id) ? { ...one, isUnread: false } : one))
    return { acknowledged: true as const }
  }
  return {
    listNotifications: () => ({ list: kept, unreadCount: kept.filter(({ isUnread }) => isUnread).length }),
    markNotificationRead: ({ params }) => read([params.id]),
    markNotificationsRead: ({ body }) => read(body.notificationIds),
  }
}
const open = (...list: Notification[]) =>
  renderPage(remote, paths.notifications(), {
    session: memberSession({ user: { isVerified: 0 }, company: null }),
    api: server(...list),
  })

describe('notifications', () => {
  it.each(Object.entries(told))('of the kind %s say what happened and lead there', async (_kind, [one, says, path]) => {
    await open(news(1, { told: one }))
    const title = screen.getByRole('heading', { level: 2, name: says })
    expect(within(title).getByRole('link').getAttribute('href')).toBe(path)
  })

  it('of removed publications link to them', async () => {
    const values = { targetType: 'publication', name, reason } as const
    await open(news(1, { told: { type: 'content-hidden', values, target: toPublication } }))
    expect(screen.getByRole('link', { name: /“Kask” was taken down/ }).getAttribute('href')).toBe(toOwn)
  })

  it('are marked as read by following them', async () => {
    const page = await open(news(1, { told: tutorial }), news(2, { isUnread: false }))
    expect(screen.getByText('1 new')).toBeTruthy()
    await page.user.click(screen.getByRole('link', { name: /first steps/ }))
    expect(page.address()).toBe(paths.helpCategory('first-steps'))
    expect(page.api.callsOf('markNotificationRead').map(({ params }) => params)).toEqual([{ id: guidOf(901) }])
  })

  it.each([
    ['publication', 'The publication of this notification was deleted'],
    ['company', 'The company of this notification is no longer on Sild'],
  ] as const)('say that the %s of one is deleted', async (gone, says) => {
    await renderPage(remote, paths.notifications(gone), { session: memberSession(), api: server(news(1)) })
    expect(screen.getByText(says)).toBeTruthy()
  })

  it('that are read already are only followed', async () => {
    const page = await open(news(1, { told: tutorial, isUnread: false }))
    await page.user.click(screen.getByRole('link', { name: /first steps/ }))
    expect(page.address()).toBe(paths.helpCategory('first-steps'))
    expect(page.api.callsOf('markNotificationRead')).toEqual([])
  })

  it('are read all at once, and only those that are new', async () => {
    const page = await open(news(1), news(2, { isUnread: false }), news(3))
    await page.user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText('Nothing new')).toBeTruthy()
    expect(page.api.callsOf('markNotificationsRead').map(({ body }) => body)).toEqual([
      { notificationIds: [guidOf(901), guidOf(903)] },
    ])
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('arrive live', async () => {
    const page = await open()
    expect(screen.getByRole('heading', { name: 'Nothing has happened yet' })).toBeTruthy()
    page.deliver({ type: 'notification', payload: news(1) })
    await waitFor(() => expect(page.api.callsOf('listNotifications')).toHaveLength(2))
  })

  it('are in the menu of every member', () => {
    expect(remote.navigation).toContainEqual(
      expect.objectContaining({ slot: 'account-menu', path: paths.notifications(), access: 'member' }),
    )
  })

  it.each([
    ['customer', 'services'],
    ['provider', 'tasks'],
  ] as const)('of a %s without any lead to %s', async (userType, searchType) => {
    await renderPage(remote, paths.notifications(), {
      session: memberSession({ user: { userType } }),
      api: server(),
    })
    expect(screen.getByRole('heading', { name: 'Nothing has happened yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Look around' }).getAttribute('href')).toBe(paths.search({ searchType }))
  })
})
