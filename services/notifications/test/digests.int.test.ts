import { randomUUID } from 'node:crypto'
import type { Reply } from '@sild/contract'
import { testService } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { prepareDigests } from '../src/actions/prepare-digests.ts'
import { weekNewsReader } from '../src/actions/week-news-reader.ts'
import { notificationsService } from '../src/service.ts'

type Reader = Reply<'listDigestReaders'>['list'][number]

/** Monday morning, which the tests move. */
let now = new Date('2026-03-02T06:10:00Z')
let readers: Reader[] = []
const quiet = [0, 0, 0, 0, 0, 0, 0]
const notifications = testService(notificationsService, {
  clock: { now: () => now },
  mocks: {
    listDigestReaders: ({ query }) => ({
      list: readers.filter(({ readerGuid }) => !query.after || readerGuid > query.after).slice(0, query.limit),
    }),
    getWeekOfAuthors: ({ body }) => ({
      list: body.userGuids.map((userGuid) => ({
        userGuid,
        companyGuid: userGuid,
        soldCategoryIds: [2],
        boughtCategoryIds: [],
        views: [0, 1, 2, 3, 4, 5, 6],
        responses: quiet,
      })),
    }),
    listNewCards: ({ body: { locale } }) => ({
      list: [
        {
          cardType: 'project',
          categoryId: 2,
          slug: 'web-shop',
          name: locale === 'et' ? 'E-pood' : 'Web shop',
          companyGuid: randomUUID(),
          companyName: 'Loire Logiciel',
        },
      ],
    }),
    listPages: () => ({ list: [], total: 0 }),
    openDigest: ({ body: { readerGuid } }) => ({
      recipient: readerGuid.startsWith('f')
        ? null
        : {
            email: `${readerGuid}@sild.test`,
            locale: 'en',
            isUser: true,
            unsubscribeUrl: 'https://sild.test/api/newsletter/end?token=1',
            unsubscribePath: '/newsletter/end/1',
          },
    }),
  },
})
const newReaders = (count: number, own: Partial<Reader> = {}): Reader[] =>
  Array.from({ length: count }, () => ({
    readerGuid: randomUUID().replace(/^./, '0'),
    isUser: true,
    locale: 'en' as const,
    userType: 'provider' as const,
    categoryIds: [],
    ...own,
  })).toSorted((a, b) => (a.readerGuid < b.readerGuid ? -1 : 1))
const run = async () => {
  await notifications.add('start-digests', {})
  await notifications.runJobs()
}
const mailsTo = ({ readerGuid }: Reader) => notifications.mails.filter(({ to }) => to === `${readerGuid}@sild.test`)
const rows = (sql: string) => notifications.database.query(sql)

describe('the weekly digest', () => {
  beforeEach(async () => {
    readers = []
    await rows('delete from notifications.digest_weeks')
  })

  it('has news and the own figures, with links and in the language of the reader', async () => {
    const [english] = newReaders(1) as [Reader]
    const [estonian] = newReaders(1, { locale: 'et' }) as [Reader]
    readers = [english, estonian].toSorted((a, b) => (a.readerGuid < b.readerGuid ? -1 : 1))
    await run()
    const [mail] = mailsTo(english)
    expect(mail).toMatchObject({
      subject: 'Your week on Sild: Web shop',
      unsubscribeUrl: 'https://sild.test/api/newsletter/end?token=1',
    })
    expect(mail!.text).toContain('Web shop\nProject · Loire Logiciel\nhttps://sild.test/search/project/web-shop')
    expect(mail!.text).toContain('Views of your publications: 21  ▁▂▃▅▆▇█')
    expect(mail!.text).toContain('https://sild.test/newsletter/end/1')
    expect(mail!.html).toContain('href="https://sild.test/search/project/web-shop"')
    expect(mailsTo(estonian)[0]!.text).toContain('E-pood\nProjekt · Loire Logiciel')
    // Sent digests name no company any more.
    expect(await rows('select 1 from notifications.digests where content is not null or settled_at is null')).toEqual(
      [],
    )
  })

  it('comes once a week, also when it is begun again, and again the week after', async () => {
    readers = newReaders(3)
    for (let times = 0; times < 3; times++) await run()
    expect(readers.map((reader) => mailsTo(reader).length)).toEqual([1, 1, 1])
    now = new Date(now.getTime() + 7 * 86_400_000)
    await run()
    expect(readers.map((reader) => mailsTo(reader).length)).toEqual([2, 2, 2])
  })

  it('of a week that ended days ago is not begun', async () => {
    readers = newReaders(1)
    const monday = now
    now = new Date('2026-06-04T06:10:00Z')
    await run()
    now = monday
    expect(await rows('select 1 from notifications.digest_weeks')).toEqual([])
  })

  it('goes on where it was after a kill, and mails no user twice', async () => {
    readers = newReaders(1200)
    const week = new Date('2026-03-02T06:00:00Z')
    await rows(`insert into notifications.digest_weeks (week) values ('2026-03-02T06:00:00Z')`)
    const { deps } = notifications
    const readNews = weekNewsReader(deps, week)
    // Two workers prepare the first batch; one of them loses.
    await Promise.all([prepareDigests(deps, week, readNews), prepareDigests(deps, week, readNews)])
    const outbox = deps.outbox
    const killed = { ...deps, outbox: { ...outbox, publishAll: () => Promise.reject(new Error('killed')) } }
    await expect(prepareDigests(killed, week, readNews)).rejects.toThrow('killed')
    expect((await rows('select prepared_count from notifications.digest_weeks'))[0]).toEqual({ prepared_count: 500 })
    while (await prepareDigests(deps, week, readNews));
    expect(
      (await rows('select prepared_count, prepared_at is not null as done from notifications.digest_weeks'))[0],
    ).toEqual({
      prepared_count: 1200,
      done: true,
    })
    const waiting = (await notifications.outbox()).filter(({ job }) => job === 'send-digest')
    expect(new Set(waiting.map(({ payload }) => JSON.stringify(payload))).size).toBe(1200)
    expect(waiting).toHaveLength(1200)
    await rows('delete from notifications.outbox')
  })

  it('does not go to a user who has ended it meanwhile, and is deleted with its user', async () => {
    const [gone] = newReaders(1) as [Reader]
    const ended = { ...gone, readerGuid: gone.readerGuid.replace(/^./, 'f') }
    readers = [gone, ended]
    await run()
    expect([mailsTo(gone).length, mailsTo(ended).length]).toEqual([1, 0])
    await notifications.add('erase-notifications', { userGuid: gone.readerGuid })
    await notifications.runJobs()
    expect(await rows('select reader_guid from notifications.digests')).toEqual([{ reader_guid: ended.readerGuid }])
  })

  it('leaves out a company that is erased before it goes out', async () => {
    const cards = ['Web shop', 'Loire Logiciel'].map((name) => ({ name, companyGuid: randomUUID() }))
    const [erased, left] = cards as [(typeof cards)[0], (typeof cards)[0]]
    await rows(`insert into notifications.digest_weeks (week) values ('2026-03-02T06:00:00Z')`)
    await notifications.database.query(
      `insert into notifications.digests (week, reader_guid, content)
       select '2026-03-02T06:00:00Z', gen_random_uuid(), $1`,
      [JSON.stringify({ locale: 'en', cards, news: [], numbers: null })],
    )
    await notifications.add('forget-company', { companyGuid: erased.companyGuid })
    await notifications.runJobs()
    expect(await rows(`select content -> 'cards' as cards from notifications.digests`)).toEqual([{ cards: [left] }])
  })
})
