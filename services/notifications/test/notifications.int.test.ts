import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { briefReply, snapshotReply } from '@sild/testing/snapshots'
import { describe, expect, it } from 'vitest'
import { notify } from '../src/actions/notify.ts'
import { notificationsService } from '../src/service.ts'

const notifications = testService(notificationsService)
const news = (userGuid: string) => ({
  userGuid,
  type: 'publication-approved' as const,
  values: { publication: 'A shop' },
  target: { publicationGuid: randomUUID(), cardType: 'project' as const },
  effectKey: randomUUID(),
})
const listOf = (actor: ReturnType<typeof actorOf>) => notifications.call('listNotifications', { query: {} }, actor)

describe('notify', () => {
  it('creates one notification for an effect, in the list and live', async () => {
    const user = actorOf('customer')
    const told = news(user.userGuid!)
    notifications.live.length = 0
    await Promise.all([1, 2, 3].map(() => notify(notifications.deps, told)))
    const { list, unreadCount } = await listOf(user)
    expect(list).toMatchObject([
      { type: 'publication-approved', isUnread: true, values: told.values, target: told.target },
    ])
    expect(unreadCount).toBe(1)
    expect(notifications.live).toMatchObject([{ to: { userGuid: user.userGuid }, type: 'notification' }])
  })
})

describe('reading', () => {
  it('marks one and many, counts the rest', async () => {
    const user = actorOf('customer')
    for (let index = 0; index < 3; index++) await notify(notifications.deps, news(user.userGuid!))
    const [first, ...rest] = (await listOf(user)).list
    await notifications.call('markNotificationRead', { params: { id: first!.id } }, user)
    expect(await notifications.call('getNotificationActivity', {}, user)).toEqual({ new: 2 })
    await notifications.call('markNotificationsRead', { body: { notificationIds: rest.map(({ id }) => id) } }, user)
    expect((await listOf(user)).unreadCount).toBe(0)
    const told = notifications.live.filter(({ type }) => type === 'activity')
    expect(told.map(({ to }) => to)).toEqual([{ userGuid: user.userGuid }, { userGuid: user.userGuid }])
  })

  it('ignores those of other users', async () => {
    const [owner, stranger] = [actorOf('customer'), actorOf('provider')]
    await notify(notifications.deps, news(owner.userGuid!))
    const { id } = (await listOf(owner)).list[0]!
    await expect(notifications.call('markNotificationRead', { params: { id } }, stranger)).rejects.toMatchObject({
      code: 'notification-not-found',
    })
    await notifications.call('markNotificationsRead', { body: { notificationIds: [id] } }, stranger)
    expect((await listOf(owner)).unreadCount).toBe(1)
    expect((await listOf(stranger)).list).toEqual([])
  })
})

describe('notify-response', () => {
  it('names the company and the publication to the owner, once over all runs', async () => {
    const [owner, respondent] = [actorOf('customer'), actorOf('provider')]
    const [responseGuid, publicationGuid] = [randomUUID(), randomUUID()]
    notifications.mock({
      getResponseParties: () => ({
        response: {
          guid: responseGuid,
          message: 'We can do that.',
          createdAt: '2026-11-20T09:00:00.000Z',
          isWithdrawn: false,
        },
        publication: {
          guid: publicationGuid,
          slug: 'a-shop',
          cardType: 'project',
          name: 'A shop',
          publicationStatus: 'ACTIVE',
        },
        owner: { companyGuid: owner.companyGuid!, userGuid: owner.userGuid! },
        respondent: { companyGuid: respondent.companyGuid!, userGuid: respondent.userGuid! },
      }),
      getCompanyBriefs: ({ body }) => ({
        companies: body.companyGuids.map((guid) => briefReply(guid, { name: 'Põhja Tarkvara OÜ' })),
      }),
    })
    for (let run = 0; run < 2; run++) await notifications.add('notify-response', { responseGuid })
    await notifications.runJobs()
    expect((await listOf(owner)).list).toMatchObject([
      {
        type: 'response-received',
        values: { company: 'Põhja Tarkvara OÜ', publication: 'A shop' },
        target: { publicationGuid, cardType: 'project' },
      },
    ])
  })
})

describe('the end of a response', () => {
  /** A response that the owner was notified of. */
  async function told() {
    const [owner, respondent] = [actorOf('customer'), actorOf('provider')]
    const [responseGuid, publicationGuid] = [randomUUID(), randomUUID()]
    const response = { guid: responseGuid, message: '', createdAt: '2026-11-20T09:00:00.000Z', isWithdrawn: false }
    const tell = (own: Partial<typeof response> = {}) =>
      notifications.mock({
        getResponseParties: () => ({
          response: { ...response, ...own },
          publication: {
            guid: publicationGuid,
            slug: 'a-shop',
            cardType: 'project',
            name: 'A shop',
            publicationStatus: 'ACTIVE',
          },
          owner: { companyGuid: owner.companyGuid!, userGuid: owner.userGuid! },
          respondent: { companyGuid: respondent.companyGuid!, userGuid: respondent.userGuid! },
        }),
        getCompanyBriefs: ({ body }) => ({ companies: body.companyGuids.map((guid) => briefReply(guid)) }),
      })
    tell()
    await notifications.add('notify-response', { responseGuid })
    await notifications.runJobs()
    return { owner, respondent, responseGuid, tell }
  }
  const typesOf = async (actor: ReturnType<typeof actorOf>) => (await listOf(actor)).list.map(({ type }) => type)
  const run = async (job: 'notify-withdrawn-response' | 'notify-response', responseGuid: string) => {
    for (let times = 0; times < 2; times++) await notifications.add(job, { responseGuid })
    await notifications.runJobs()
  }

  it('notifies the declined user, once for each refusal', async () => {
    const { respondent, responseGuid } = await told()
    for (const version of [2, 2, 4]) await notifications.add('notify-declined-response', { responseGuid, version })
    await notifications.runJobs()
    expect(await typesOf(respondent)).toEqual(['response-declined', 'response-declined'])
  })

  it('deletes its unread notification, and notifies an owner who had read it', async () => {
    const unread = await told()
    unread.tell({ isWithdrawn: true })
    await run('notify-withdrawn-response', unread.responseGuid)
    await run('notify-response', unread.responseGuid)
    const read = await told()
    const id = (await listOf(read.owner)).list[0]!.id
    await notifications.call('markNotificationRead', { params: { id } }, read.owner)
    read.tell({ isWithdrawn: true })
    await run('notify-withdrawn-response', read.responseGuid)
    expect(await typesOf(read.owner)).toEqual(['response-withdrawn', 'response-received'])
    expect(await typesOf(unread.owner)).toEqual([])
  })
})

describe('notify-promotion', () => {
  it.each([
    ['active', ['promotion-started']],
    ['refused', ['promotion-refused']],
    ['waiting', []],
    ['canceled', []],
  ] as const)('of one that is %s notifies its author with %j, once', async (state, types) => {
    const author = actorOf('customer')
    const publication = snapshotReply({ authorUserGuid: author.userGuid!, name: 'A shop' })
    notifications.mock({ getPublicationSnapshots: () => ({ publications: [publication] }) })
    const promotion = { promotionGuid: randomUUID(), publicationGuid: publication.guid, version: 2, state }
    for (let run = 0; run < 2; run++)
      await notifications.add('notify-promotion', { ...promotion, startsAt: null, endsAt: null, refusal: null })
    await notifications.runJobs()
    const { list } = await listOf(author)
    expect(list.map(({ type }) => type)).toEqual(types)
    for (const told of list) expect(told.values).toEqual({ publication: 'A shop' })
  })
})

describe('notify-expiring', () => {
  it('notifies of an end within five days, and of none that was put off meanwhile', async () => {
    const hour = 3_600_000
    for (const [hours, isTold] of [
      [119, true],
      [121, false],
      [60 * 24, false],
    ] as const) {
      const author = actorOf('customer')
      const publication = snapshotReply({
        guid: randomUUID(),
        authorUserGuid: author.userGuid!,
        expiresAt: new Date(Date.now() + hours * hour).toISOString(),
      })
      notifications.mock({ getPublicationSnapshots: () => ({ publications: [publication] }) })
      for (let run = 0; run < 2; run++)
        await notifications.add('notify-expiring', { publicationGuid: publication.guid, revision: 1 })
      await notifications.runJobs()
      expect((await listOf(author)).list.map(({ type }) => type)).toEqual(isTold ? ['publication-expiring'] : [])
    }
  })
})
