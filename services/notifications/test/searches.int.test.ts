import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { notificationsService } from '../src/service.ts'

const publicationGuid = randomUUID()
const hit = {
  guid: publicationGuid,
  cardType: 'service' as const,
  slug: 'web-shop',
  name: 'Web shop',
  companyGuid: randomUUID(),
  companyName: 'Rannapuu OÜ',
  matchedAt: '2026-11-23T09:00:00.000Z',
}
const told: { savedSearchGuid: string; userGuid: string; title: string; isMailed: boolean }[] = []
let pageSize = 500
const notifications = testService(notificationsService, {
  mocks: {
    listSearchMatches: ({ query: { after } }) => ({
      hit,
      list: told
        .filter(({ userGuid }) => after === undefined || userGuid > after)
        .toSorted((one, other) => one.userGuid.localeCompare(other.userGuid))
        .slice(0, pageSize),
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
const listOf = async (user: User) => (await notifications.call('listNotifications', { query: {} }, user)).list
const mailsTo = (user: User) => notifications.mails.filter(({ to }) => to === `${user.userGuid}@sild.test`)
const waits = (user: User, isMailed = true) =>
  told.push({ savedSearchGuid: randomUUID(), userGuid: user.userGuid!, title: 'React', isMailed })

describe('what a saved search finds', () => {
  it('notifies each user who waits for it, once, page by page, and is mailed at once', async () => {
    const users = Array.from({ length: 7 }, () => actorOf('provider'))
    const quiet = actorOf('provider')
    for (const user of users) waits(user)
    waits(quiet, false)
    pageSize = 3
    for (let run = 0; run < 2; run++) {
      await notifications.add('notify-search-matches', { publicationGuid })
      await notifications.runJobs()
    }
    for (const user of [...users, quiet])
      expect(await listOf(user)).toMatchObject([
        {
          type: 'search-match',
          values: { search: 'React', publication: 'Web shop', company: 'Rannapuu OÜ' },
          target: { cardType: 'service', slug: 'web-shop', authorCompanyGuid: hit.companyGuid },
        },
      ])
    for (const user of users) {
      const [mail, ...more] = mailsTo(user)
      expect(more).toEqual([])
      expect(mail!.subject).toBe('“Web shop” by Rannapuu OÜ fits your search “React”')
      expect(mail!.text).toContain('https://sild.test/search/service/web-shop')
    }
    expect(mailsTo(quiet)).toEqual([])
  })

  it('in a week notifies once, with the names of the latest; not if nothing is left', async () => {
    const user = actorOf('provider')
    const payload = { savedSearchGuid: randomUUID(), toldAt: '2026-11-23T06:00:00.000Z' }
    const digest = {
      savedSearchGuid: payload.savedSearchGuid,
      userGuid: user.userGuid!,
      title: 'React',
      isMailed: true,
      count: 12,
      hits: [hit, { ...hit, name: 'Till' }],
    }
    for (const gone of [null, { ...digest, hits: [] }]) {
      notifications.mock({ getSearchDigest: () => ({ digest: gone }) })
      await notifications.add('notify-search-digest', payload)
      await notifications.runJobs()
    }
    expect(await listOf(user)).toEqual([])
    notifications.mock({ getSearchDigest: () => ({ digest }) })
    for (let run = 0; run < 2; run++) {
      await notifications.add('notify-search-digest', payload)
      await notifications.runJobs()
    }
    expect(mailsTo(user).map(({ subject }) => subject)).toEqual(['12 new results for “React”'])
    expect(mailsTo(user)[0]!.text).toContain('Web shop · Till')
    // A notification does not store texts of other companies.
    expect(JSON.stringify(await listOf(user))).not.toContain('Web shop')
    expect(mailsTo(user)[0]!.text).toContain(`https://sild.test/account/searches#search-${payload.savedSearchGuid}`)
  })

  it('is deleted with the company that is named in it', async () => {
    const user = actorOf('provider')
    waits(user)
    await notifications.add('notify-search-matches', { publicationGuid })
    await notifications.runJobs()
    expect(await listOf(user)).toHaveLength(1)
    await notifications.add('forget-company', { companyGuid: hit.companyGuid })
    await notifications.runJobs()
    expect(await listOf(user)).toEqual([])
  })
})
