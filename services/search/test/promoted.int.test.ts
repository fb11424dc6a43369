import type { TestDatabase } from '@sild/testing'
import { beforeAll, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue({ prepare: takeOverTheTime })
const company = companyOf()
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
/** The higher the number, the older. */
const shop = (number: number, own: Parameters<typeof snapshotOf>[1] = {}) =>
  snapshotOf(company, { slug: `shop-${number}`, name: `Web shop ${number}`, publishedAt: inDays(-number), ...own })
const promoted = (days: number) =>
  ({ promotionStatus: 'PROMOTED', promotedDaysLeft: days, promotedUntil: inDays(days) }) as const
const plain = [1, 2, 3, 4].map((number) => shop(number))
const [first, second, third] = [5, 6, 7].map((number) => shop(number, promoted(10)))
const books = shop(8, { name: 'Bookkeeping', description: 'Nothing but books.', categoryId: 3, ...promoted(10) })
const over = shop(9, promoted(-1))
const shops = [...plain, first!, second!, third!]

beforeAll(async () => {
  await catalogue.addCompanies(company)
  await catalogue.publish(...shops, books, over)
})

const find = async (own: Partial<Parameters<typeof catalogue.find>[0]> = {}) => {
  const {
    cards,
    matches,
    promoted: paid,
    promotedMatches,
    total,
  } = await catalogue.find({
    searchType: 'services',
    sort: 'date',
    ...own,
  })
  const slugs = (of: typeof cards) => of.map(({ slug }) => slug)
  return { slugs: slugs(cards), promoted: slugs(paid), matches, promotedMatches, total }
}

it.each(['date', 'score', 'price'] as const)('promotions change nothing in the order of %s', async (sort) => {
  const { slugs, promoted: paid, total } = await find({ sort, query: 'shop' })
  expect(slugs.filter((slug) => slug !== over.slug)).toEqual(shops.map(({ slug }) => slug))
  expect(total).toBe(slugs.length)
  expect(paid).toHaveLength(1)
})

it('promotes hits for the whole query, with their matches', async () => {
  const { promoted: paid, promotedMatches, matches, slugs } = await find({ query: 'bookkeeping' })
  expect([paid, slugs]).toEqual([[books.slug], [books.slug]])
  expect(promotedMatches).toEqual(matches)
  expect(promotedMatches[0]!.name).toEqual([[0, 11]])
  expect((await find({ categoryIds: [3] })).promoted).toEqual([books.slug])
  // Some of the words are not all of them.
  expect(await find({ query: 'shop bookkeeping' })).toMatchObject({ promoted: [], promotedMatches: [] })
})

it('promotes the same of equal promotions for an hour, and each in turn', async () => {
  const heldAt = async (hour: number, minute: number) => {
    await setTime(hour, minute)
    return (await find({ query: 'shop' })).promoted[0]
  }
  const hours = Array.from({ length: 48 }, (_, hour) => hour)
  const held: (string | undefined)[] = []
  for (const hour of hours) held.push(await heldAt(hour, 1))
  expect(new Set(held)).toEqual(new Set([first, second, third].map((one) => one!.slug)))
  for (const hour of [0, 7, 47]) expect(await heldAt(hour, 58)).toBe(held[hour])
  await catalogue.database.query(`update search.moved_time set by = interval '0'`)
})

it('promotes nothing on later pages, among the publications of one company, and for companies', async () => {
  expect((await find({ page: 2, limit: 2 })).promoted).toEqual([])
  expect((await find({ companyGuid: company.guid })).promoted).toEqual([])
  expect((await find({ searchType: 'companies' })).promoted).toEqual([])
})

it('promotes no expired publication', async () => {
  expect((await find({ query: '"shop 9"' })).slugs).toEqual([over.slug])
  expect((await find({ query: '"shop 9"' })).promoted).toEqual([])
})

/** What stands before Postgres' own in the search path is what statements mean by `now()`. */
async function takeOverTheTime({ adminUrl, query, serviceUrl }: TestDatabase): Promise<void> {
  const role = decodeURIComponent(new URL(serviceUrl('search')).username)
  await query(`
    create table search.moved_time as select interval '0' as by;
    create function search.now() returns timestamptz language sql stable security definer
      return pg_catalog.now() + (select by from search.moved_time);
    alter role ${role} in database ${new URL(adminUrl).pathname.slice(1)} set search_path = search, pg_catalog, extensions`)
}

/** A moment some hours and minutes after the beginning of this hour. */
const setTime = (hour: number, minute: number) =>
  catalogue.database.query(
    `update search.moved_time set by = date_trunc('hour', now()) - now() + make_interval(hours => $1, mins => $2)`,
    [hour, minute],
  )
