import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { briefReply } from '@sild/testing/snapshots'
import { describe, expect, it } from 'vitest'
import { notificationsService } from '../src/service.ts'

const readers = new Map<string, string>()
const read = new Set<string>()
const unreadSince = new Map<string, string>()
const authorCompanyGuid = randomUUID()
const notifications = testService(notificationsService, {
  mocks: {
    getMessageNews: ({ params: { chatGuid, position } }) => ({
      news: read.has(`${chatGuid} ${position}`)
        ? null
        : {
            userGuid: readers.get(chatGuid)!,
            companyGuid: randomUUID(),
            authorCompanyGuid,
            publicationName: 'A shop',
            unreadSince: unreadSince.get(chatGuid) ?? '2026-11-20T09:00:00.000Z',
          },
    }),
    getCompanyBriefs: ({ body }) => ({
      companies: body.companyGuids.map((guid) => briefReply(guid, { name: 'Põhja Tarkvara OÜ' })),
    }),
    openMailing: ({ body: { userGuid } }) => ({
      recipient: {
        email: `${userGuid}@sild.test`,
        locale: 'en',
        unsubscribeUrl: 'https://sild.test/api/user/mailing/unsubscribe?token=1',
        unsubscribePath: '/unsubscribe?token=1',
      },
    }),
  },
})
type User = ReturnType<typeof actorOf>
const chatOf = (user: User) => {
  const chatGuid = randomUUID()
  readers.set(chatGuid, user.userGuid!)
  return chatGuid
}
const write = async (chatGuid: string, ...positions: number[]) => {
  for (const position of positions) await notifications.add('notify-message', { chatGuid, position })
  await notifications.runJobs()
}
async function pass(minutes: number): Promise<void> {
  await notifications.database.query(
    `update notifications.outbox set run_at = run_at - make_interval(mins => ${minutes})`,
  )
  await notifications.runJobs()
}
const listOf = async (user: User) => (await notifications.call('listNotifications', { query: {} }, user)).list
const mailsTo = (user: User) => notifications.mails.filter(({ to }) => to === `${user.userGuid}@sild.test`)
const choose = (user: User, body: object) => notifications.call('updateNewsPreferences', { body }, user)

describe('messages', () => {
  it('that are unread notify once for each chat, and are mailed two minutes later', async () => {
    const user = actorOf('customer')
    const chatGuid = chatOf(user)
    await write(chatGuid, 2, 3, 4)
    expect(await listOf(user)).toMatchObject([
      {
        type: 'chat-message',
        values: { company: 'Põhja Tarkvara OÜ', publication: 'A shop' },
        target: { chatGuid, authorCompanyGuid },
      },
    ])
    await pass(2)
    expect(mailsTo(user).map(({ subject }) => subject)).toEqual(['Põhja Tarkvara OÜ has written to you about “A shop”'])
    expect(mailsTo(user)[0]!.text).toContain(`https://sild.test/chat?chat=${chatGuid}`)
  })

  it('that were read at once notify nowhere', async () => {
    const user = actorOf('customer')
    const chatGuid = chatOf(user)
    read.add(`${chatGuid} 2`)
    await write(chatGuid, 2)
    await pass(2)
    expect([await listOf(user), mailsTo(user)]).toEqual([[], []])
  })

  it('that are read within two minutes are not mailed, and later ones notify again', async () => {
    const [user, other] = [actorOf('customer'), actorOf('customer')]
    const chatGuid = chatOf(user)
    await write(chatGuid, 2)
    await notifications.add('read-messages', { chatGuid, userGuid: other.userGuid! })
    await notifications.runJobs()
    expect(await listOf(user)).toMatchObject([{ isUnread: true }])
    await notifications.add('read-messages', { chatGuid, userGuid: user.userGuid! })
    await notifications.runJobs()
    expect(await listOf(user)).toMatchObject([{ isUnread: false }])
    await pass(2)
    expect(mailsTo(user)).toEqual([])
    await write(chatGuid, 3)
    expect(await listOf(user)).toMatchObject([{ isUnread: true }, { isUnread: false }])
  })

  it('that came after an answered mail notify and are mailed by themselves, once', async () => {
    const user = actorOf('customer')
    const chatGuid = chatOf(user)
    await write(chatGuid, 2)
    unreadSince.set(chatGuid, new Date().toISOString())
    await write(chatGuid, 3, 3, 5)
    expect(await listOf(user)).toMatchObject([{ isUnread: true }, { isUnread: false }])
    await pass(2)
    expect(mailsTo(user)).toHaveLength(1)
  })
})

const nothingChosen = { unshownTopics: [], unmailedTopics: [], unpushedTopics: [], quietHours: null }

describe('a user who chooses', () => {
  it('gets no mail of the topics that they left out, and still sees them in the portal', async () => {
    const user = actorOf('customer')
    expect(await choose(user, { unmailedTopics: ['messages', 'reviews', 'messages'] })).toEqual({
      ...nothingChosen,
      unmailedTopics: ['messages', 'reviews'],
    })
    await write(chatOf(user), 2)
    await pass(2)
    expect(mailsTo(user)).toEqual([])
    expect(await listOf(user)).toHaveLength(1)
    await choose(user, { unmailedTopics: [] })
    await write(chatOf(user), 2)
    await pass(2)
    expect(mailsTo(user)).toHaveLength(1)
  })

  it('gets nothing in their quiet hours, and all of it after them', async () => {
    const user = actorOf('customer')
    const hour = new Date().getUTCHours()
    const quietHours = { from: (hour + 23) % 24, until: (hour + 2) % 24, timeZone: 'UTC' }
    await choose(user, { quietHours })
    expect(await choose(user, { unmailedTopics: ['searches'] })).toEqual({
      ...nothingChosen,
      unmailedTopics: ['searches'],
      quietHours,
    })
    await write(chatOf(user), 2)
    await pass(2)
    expect(mailsTo(user)).toEqual([])
    const [waiting] = await notifications.database.query<{ run_at: Date }>(
      `select run_at from notifications.outbox where job = 'bundle-news' and payload ->> 'userGuid' = $1`,
      [user.userGuid],
    )
    expect([waiting!.run_at.getUTCHours(), waiting!.run_at.getUTCMinutes()]).toEqual([quietHours.until, 0])
    await choose(user, { quietHours: null })
    await pass(180)
    expect(mailsTo(user)).toHaveLength(1)
  })

  it.each([
    [{ quietHours: { from: 22, until: 22, timeZone: 'UTC' } }, 'quietHours.until'],
    [{ quietHours: { from: 22, until: 24, timeZone: 'UTC' } }, 'quietHours.until'],
    [{ quietHours: { from: 22, until: 7, timeZone: 'Moon/Sea' } }, 'quietHours.timeZone'],
    [{ unmailedTopics: ['weather'] }, 'unmailedTopics.0'],
  ])('nonsense is refused beside its field: %j', async (body, field) => {
    await expect(choose(actorOf('customer'), body)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.anything() },
    })
  })

  it('and is erased, leaves no choice behind', async () => {
    const user = actorOf('customer')
    await choose(user, { unmailedTopics: ['messages'] })
    await notifications.add('erase-notifications', { userGuid: user.userGuid! })
    await notifications.runJobs()
    expect(await notifications.call('getNewsPreferences', {}, user)).toEqual(nothingChosen)
  })
})
