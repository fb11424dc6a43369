import { beforeAll, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
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

it.each(['date', 'score', 'price'] as const)('moves nothing in the order of %s', async (sort) => {
  const { slugs, promoted: paid, total } = await find({ sort, query: 'shop' })
  expect(slugs.filter((slug) => slug !== over.slug)).toEqual(shops.map(({ slug }) => slug))
  expect(total).toBe(slugs.length)
  expect(paid).toHaveLength(1)
})

it('has the places for what has all that was asked for, and says where', async () => {
  const { promoted: paid, promotedMatches, matches, slugs } = await find({ query: 'bookkeeping' })
  expect([paid, slugs]).toEqual([[books.slug], [books.slug]])
  expect(promotedMatches).toEqual(matches)
  expect(promotedMatches[0]!.name).toEqual([[0, 11]])
  expect((await find({ categoryIds: [3] })).promoted).toEqual([books.slug])
  // Some of the words are not all of them.
  expect(await find({ query: 'shop bookkeeping' })).toMatchObject({ promoted: [], promotedMatches: [] })
})

it('has none on later pages, among the publications of one company, and for companies', async () => {
  expect((await find({ page: 2, limit: 2 })).promoted).toEqual([])
  expect((await find({ companyGuid: company.guid })).promoted).toEqual([])
  expect((await find({ searchType: 'companies' })).promoted).toEqual([])
})

it('has none for whom the time is over', async () => {
  expect((await find({ query: '"shop 9"' })).slugs).toEqual([over.slug])
  expect((await find({ query: '"shop 9"' })).promoted).toEqual([])
})
