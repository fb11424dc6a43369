import { type SearchType, searchTypeOfCard, segments } from '@sild/contract/enums'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { choicesOfSearch, priceSteps } from '@sild/contract/search/choices'
import { searchBody } from '@sild/contract/search/schemas'
import { actorOf } from '@sild/testing'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { testCatalogue } from './catalogue.ts'
import {
  asObject,
  bodies,
  type Body,
  companies,
  companiesFulfilling,
  facetOf,
  fulfils,
  pricesOf,
  snapshots,
  valuesOf,
} from './naive-search.ts'

const catalogue = testCatalogue()

beforeAll(async () => {
  await catalogue.addCompanies(...companies)
  for (let start = 0; start < snapshots.length; start += 25)
    await catalogue.publish(...snapshots.slice(start, start + 25))
}, 120_000)

it('counts, facets, tabs and pages like a naive implementation of the filters', async () => {
  const ofType = (type: SearchType) => snapshots.filter(({ cardType }) => searchTypeOfCard[cardType] === type)
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const isAnyExact =
        snapshots.some((snapshot) => fulfils(snapshot, body)) || companiesFulfilling(body, 'every').length > 0
      const elsewhere = isAnyExact ? 'every' : 'some'
      const needed = ofType(body.searchType).some((snapshot) => fulfils(snapshot, body)) ? 'every' : 'some'
      const found = ofType(body.searchType).filter((snapshot) => fulfils(snapshot, body, needed))
      const without = (name: 'categoryIds' | 'countryCodes' | 'workTypes') =>
        ofType(body.searchType).filter((snapshot) => fulfils(snapshot, { ...body, [name]: [] }, needed))
      const reply = await catalogue.find(body)
      expect(reply).toMatchObject({ total: found.length, isTotalExact: true, pagesCount: Math.ceil(found.length / 24) })
      for (const type of ['tasks', 'services', 'experts'] as const) {
        const own = type === body.searchType ? needed : elsewhere
        expect(reply.counts[type]).toBe(ofType(type).filter((snapshot) => fulfils(snapshot, body, own)).length)
      }
      expect(reply.counts.companies).toBe(companiesFulfilling(body, elsewhere).length)
      expect(asObject(reply.facets.categories)).toEqual(
        facetOf(without('categoryIds'), ({ categoryId }) => [categoryId]),
      )
      expect(asObject(reply.facets.workTypes)).toEqual(facetOf(without('workTypes'), ({ workType }) => [workType]))
      expect(asObject(reply.facets.countries)).toEqual(
        facetOf(without('countryCodes'), ({ locations, author }) =>
          locations.length > 0 ? locations.map(({ countryCode }) => countryCode) : [author.countryCode],
        ),
      )
      const pages = [reply]
      for (let page = 2; page <= reply.pagesCount; page += 1) pages.push(await catalogue.find({ ...body, page }))
      const guids = pages.flatMap(({ cards }) => cards.map(({ guid }) => guid))
      expect(guids.toSorted()).toEqual(found.map(({ guid }) => guid).toSorted())
    }),
    { numRuns: 150, seed: 7 },
  )
}, 120_000)

it('counts every value of every filter, each filter without itself, and the prices', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, async ({ page: _page, limit: _limit, sort: _sort, ...body }) => {
      const whole = searchBody.parse(body)
      const ofType = snapshots.filter(({ cardType }) => searchTypeOfCard[cardType] === body.searchType)
      const needed = ofType.some((snapshot) => fulfils(snapshot, whole)) ? 'every' : 'some'
      const reply = await catalogue.call('countSearchFilters', { body }, actorOf('guest'))
      const found = ofType.filter((snapshot) => fulfils(snapshot, whole, needed))
      expect(reply).toMatchObject({ total: found.length, isTotalExact: true })
      for (const { name, values, isExact } of reply.filters) {
        const others = ofType.filter((snapshot) => fulfils(snapshot, { ...whole, [name]: [] }, needed))
        expect({ name, values: asObject(values), isExact }).toEqual({
          name,
          values: facetOf(others, valuesOf[name]),
          isExact: true,
        })
      }
      const priced = ofType.filter((snapshot) =>
        fulfils(snapshot, { ...whole, budgetFromCents: null, budgetToCents: null }, needed),
      )
      expect(reply.prices).toEqual(
        priceSteps.map((step, place) => {
          const end = priceSteps[place + 1] ?? Infinity
          return priced
            .map(pricesOf)
            .filter(({ highest, lowest }) => lowest !== null && highest! >= step && lowest < end).length
        }),
      )
    }),
    { numRuns: 100, seed: 9 },
  )
}, 120_000)

it('returns the number without one of the filters, when there are no hits', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, async (asked) => {
      const body = {
        ...asked,
        query: '',
        tags: ['React'],
        segments: segments.slice(0, 2),
        projectDurations: [4 as const],
      }
      const ofType = snapshots.filter(({ cardType }) => searchTypeOfCard[cardType] === body.searchType)
      const countOf = (change: Partial<Body>) =>
        ofType.filter((snapshot) => fulfils(snapshot, { ...body, ...change })).length
      const expected = [
        ...choicesOfSearch[body.searchType].map((name) => ({
          filter: name as string,
          count: body[name].length > 0 ? countOf({ [name]: [] }) : 0,
        })),
        { filter: 'budget', count: countOf({ budgetFromCents: null, budgetToCents: null }) },
        { filter: 'publishedWithin', count: countOf({ publishedWithin: 'all' }) },
      ].filter(({ count }) => count > 0)
      const { total, without } = await catalogue.find(body)
      const byName = (values: { filter: string }[]) =>
        values.toSorted((one, other) => one.filter.localeCompare(other.filter))
      expect(byName(without!)).toEqual(total === 0 ? byName(expected) : [])
    }),
    { numRuns: 60, seed: 3 },
  )
}, 120_000)

/** What comes first has the highest of these. */
const orders: Record<'date' | 'responses' | 'rating' | 'price' | 'closing', (snapshot: PublicationSnapshot) => number> =
  {
    date: ({ publishedAt }) => Date.parse(publishedAt!),
    // Fewest first: users who sort by responses look for publications with few of them.
    responses: ({ responsesCount }) => -responsesCount,
    // Three reviews of 3 are added to those of each company; without any it comes last.
    rating: ({ author: { rating, reviewsCount } }) =>
      rating === null ? 0 : (3 * 3 + rating * reviewsCount) / (3 + reviewsCount),
    // Publications without a price come last.
    price: (snapshot) => -(pricesOf(snapshot).lowest ?? Infinity),
    closing: ({ expiresAt }) => -Date.parse(expiresAt!),
  }

it.each(['date', 'responses', 'rating', 'price', 'closing'] as const)(
  'orders by %s, the same way when browsing and when searching',
  async (sort) => {
    const byGuid = new Map(snapshots.map((snapshot) => [snapshot.guid, snapshot]))
    for (const query of ['', 'offer']) {
      const { cards } = await catalogue.find({ searchType: 'services', query, sort, limit: 50 })
      const values = cards.map(({ guid }) => orders[sort](byGuid.get(guid)!))
      expect(values).toEqual(values.toSorted((one, other) => other - one))
      expect(cards).toHaveLength(50)
    }
  },
)
