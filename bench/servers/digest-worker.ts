import type { Reply } from '@sild/contract'
import { type Calls, openKit, readServiceEnvironment, sql } from '@sild/service-kit'
import { prepareDigests } from '../../services/notifications/src/actions/prepare-digests.ts'
import { weekNewsReader } from '../../services/notifications/src/actions/week-news-reader.ts'

export interface Prepared {
  readonly digests: number
  readonly waiting: number
  readonly memoryMb: number
}

const READERS = Number(process.env['READERS'])
const CATEGORIES = 20
const NAME = 'Online shop for a furniture maker'
const week = new Date('2026-03-02T06:00:00Z')

const guidOf = (number: number): string => `0198f3a0-0000-7000-8000-${String(number).padStart(12, '0')}`
const numberOf = (guid: string): number => Number(guid.slice(-12))
const locales = ['en', 'et', 'fr'] as const

/** What other services say, as long as they say it. */
const answers: Readonly<Record<string, (input: { query?: object; body?: object }) => unknown>> = {
  listDigestReaders({ query }): Reply<'listDigestReaders'> {
    const { after, limit } = query as { after?: string; limit: number }
    const first = after ? numberOf(after) + 1 : 1
    const count = Math.max(0, Math.min(limit, READERS - first + 1))
    return {
      list: Array.from({ length: count }, (_, index) => ({
        readerGuid: guidOf(first + index),
        isUser: index % 5 !== 0,
        locale: locales[index % locales.length]!, // Within it.
        userType: index % 2 ? 'provider' : 'customer',
        categoryIds: [1 + (index % CATEGORIES)],
      })),
    }
  },
  getWeekOfAuthors({ body }): Reply<'getWeekOfAuthors'> {
    const { userGuids } = body as { userGuids: string[] }
    return {
      list: userGuids.map((userGuid, index) => ({
        userGuid,
        companyGuid: userGuid,
        soldCategoryIds: [1 + (index % CATEGORIES), 1 + ((index + 7) % CATEGORIES)],
        boughtCategoryIds: index % 3 ? [] : [1 + ((index + 3) % CATEGORIES)],
        views: [3, 1, 4, 1, 5, 9, 2],
        responses: [0, 1, 0, 2, 0, 0, 1],
      })),
    }
  },
  listNewCards: (): Reply<'listNewCards'> => ({
    list: (['project', 'service', 'expert'] as const).flatMap((cardType) =>
      Array.from({ length: CATEGORIES * 5 }, (_, index) => ({
        cardType,
        categoryId: 1 + (index % CATEGORIES),
        slug: `online-shop-for-a-furniture-maker-${index}`,
        name: NAME,
        companyGuid: guidOf(900_000 + index),
        companyName: 'Põhja Tarkvara OÜ',
      })),
    ),
  }),
  listPages: (): Reply<'listPages'> => ({ list: [], total: 0 }),
}

const opened = openKit(readServiceEnvironment('notifications', process.env))
// They are answered for here, each by its name.
const calls = { call: async (name: string, input: object) => answers[name]!(input) } as unknown as Calls
const { database, outbox } = opened.kit
await database.knex('digest_weeks').insert({ week }).onConflict('week').ignore()
let most = 0
const readNews = weekNewsReader({ calls }, week)
for (let goesOn = true; goesOn; most = Math.max(most, process.memoryUsage.rss()))
  goesOn = await prepareDigests({ calls, database, outbox }, week, readNews)
const [counted] = await database.query<{ digests: number; waiting: number }>(sql`
  select (select count(*)::int from digests) as digests,
    (select count(distinct payload)::int from outbox where job = 'send-digest') as waiting`)
process.send!({ ...counted!, memoryMb: most / 1024 / 1024 } satisfies Prepared)
await opened.close()
process.disconnect?.()
