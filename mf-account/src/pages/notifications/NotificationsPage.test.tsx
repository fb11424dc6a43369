import { type Notification, notificationTypes } from '@sild/contract/notifications/schemas'
import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const values = {
  publication: 'Web shop',
  company: 'Loire Logiciel',
  name: 'Kask',
  reason: 'It names a person.',
  outcome: 'upheld',
  targetType: 'review',
}
const target = {
  cardType: 'project',
  publicationGuid: guidOf(1),
  publicationSlug: 'web-shop',
  companySlug: 'kask',
  chatGuid: guidOf(201),
}
const news = (number: number, own: Partial<Notification> = {}): Notification => ({
  id: guidOf(900 + number),
  type: 'publication-approved',
  isUnread: true,
  values,
  target,
  createdAt: '2026-03-01T09:00:00Z',
  ...own,
})
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
  it.each<[Notification['type'], RegExp, string | null]>([
    ['publication-approved', /“Web shop” was approved/, paths.myPublicationsOf('project', guidOf(1))],
    ['publication-rejected', /“Web shop” was rejected/, paths.myPublicationsOf('project', guidOf(1))],
    ['publication-expired', /“Web shop” has expired/, paths.myPublicationsOf('project', guidOf(1))],
    ['response-received', /Loire Logiciel has resp/, `${paths.myPublicationsOf('project', guidOf(1))}#responses`],
    ['chat-message', /Loire Logiciel wrote to you/, paths.chats(guidOf(201))],
    ['company-review', /Loire Logiciel has reviewed your company/, `${paths.company('kask')}#reviews`],
    ['review-awaited', /waits for your review/, `${paths.company('kask')}#reviews`],
    ['report-decided', /Your report was right/, null],
    ['content-hidden', /Your review of Kask was taken away: It names a person/, paths.company('kask')],
    ['subscription', /your subscription/, `${paths.settings()}#promo`],
    ['tutorial', /first steps/, paths.helpCategory('first-steps')],
    ['support', /Support has answered you by email/, paths.contactUs()],
  ])('of the kind %s say what happened and lead there', async (type, sentence, path) => {
    const { publicationGuid: _publication, ...ofReview } = target
    await open(news(1, { type, ...(type === 'content-hidden' && { target: ofReview }) }))
    const title = screen.getByRole('heading', { level: 2, name: sentence })
    expect(within(title).queryByRole('link')?.getAttribute('href') ?? null).toBe(path)
  })

  it('are told of every kind', async () => {
    await open(...notificationTypes.map((type, index) => news(index, { type })))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(notificationTypes.length)
  })

  it('are read by following them', async () => {
    const page = await open(news(1, { type: 'tutorial' }), news(2, { isUnread: false }))
    expect(screen.getByText('1 new')).toBeTruthy()
    await page.user.click(screen.getByRole('link', { name: /first steps/ }))
    expect(page.address()).toBe(paths.helpCategory('first-steps'))
    expect(page.api.callsOf('markNotificationRead').map(({ params }) => params)).toEqual([{ id: guidOf(901) }])
  })

  it('that are read already are only followed', async () => {
    const page = await open(news(1, { type: 'tutorial', isUnread: false }))
    await page.user.click(screen.getByRole('link', { name: /first steps/ }))
    expect(page.address()).toBe(paths.helpCategory('first-steps'))
    expect(page.api.callsOf('markNotificationRead')).toEqual([])
  })

  it('that lead nowhere are read by a button', async () => {
    const page = await open(news(1, { type: 'report-decided' }), news(2, { type: 'tutorial', isUnread: false }))
    await page.user.click(screen.getByRole('button', { name: 'Mark as read' }))
    expect(await screen.findByText('Nothing new')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /first steps/ }))
    expect(screen.queryByText('New')).toBeNull()
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

  it('come in as they happen', async () => {
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

  it('that are none yet lead to where something may happen', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Nothing has happened yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Look around' }).getAttribute('href')).toBe(paths.search())
  })
})
