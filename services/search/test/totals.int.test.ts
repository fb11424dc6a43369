import {
  cardTypes,
  paymentTypes,
  type SearchType,
  searchTypeOfCard,
  sortModes,
  workExperiences,
  workTypes,
} from '@sild/contract/enums'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { Reply } from '@sild/contract/schemas'
import { searchBody } from '@sild/contract/search/schemas'
import fc from 'fast-check'
import type * as z from 'zod/mini'
import { beforeAll, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

type Body = z.output<typeof searchBody>

const catalogue = testCatalogue()
const vocabulary = ['alpha', 'bravo', 'carbon', 'delta', 'ember', 'fjord', 'garnet', 'harbor']
const countries = ['EE', 'FR', 'FI', 'LV']
const companies = Array.from({ length: 8 }, (_, index) =>
  companyOf({
    size: index % 2 === 0 ? '1-20' : '101+',
    location: { countryCode: countries[index % 4]!, cityId: null, cityTitle: null },
    description: `${vocabulary[index]} ${vocabulary[(index + 3) % 8]}`,
    rating: index % 3 === 0 ? null : 3 + index / 8,
  }),
)

const price = fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null })
const snapshots = fc
  .sample(
    fc.record({
      company: fc.constantFrom(...companies),
      cardType: fc.constantFrom(...cardTypes),
      words: fc.subarray(vocabulary, { minLength: 1 }),
      categoryId: fc.integer({ min: 1, max: 4 }),
      locations: fc.subarray(countries),
      workType: fc.option(fc.constantFrom(...workTypes), { nil: null }),
      workExperience: fc.option(fc.constantFrom(...workExperiences), { nil: null }),
      paymentType: fc.constantFrom(...paymentTypes),
      budgetFromCents: price,
      budgetToCents: price,
      budgetPerHourCents: price,
      ageDays: fc.double({ min: 0.1, max: 45, noNaN: true }),
      responsesCount: fc.integer({ min: 0, max: 5 }),
    }),
    { numRuns: 300, seed: 20261121 },
  )
  .map(({ company, words, locations, ageDays, budgetFromCents, budgetToCents, ...own }): PublicationSnapshot => {
    const budgets = [budgetFromCents, budgetToCents].toSorted((one, other) => (one ?? 0) - (other ?? 0))
    return snapshotOf(company, {
      ...own,
      budgetFromCents: budgets[0] ?? budgets[1],
      budgetToCents: budgets[1] ?? budgets[0],
      description: words.join(' '),
      name: `Offer ${own.categoryId}`,
      locations: locations.map((countryCode) => ({ countryCode, cityId: null })),
      publishedAt: new Date(Date.now() - ageDays * 86_400_000).toISOString(),
    })
  })

/** The meaning of the filters once more, written to be read and not to be quick. */
function fulfils(snapshot: PublicationSnapshot, body: Body, needed: 'every' | 'some' = 'every'): boolean {
  const company = companies.find(({ guid }) => guid === snapshot.companyGuid)!
  const inOrAll = <Value>(chosen: readonly Value[], ...values: (Value | null)[]) =>
    chosen.length === 0 || values.some((value) => value !== null && chosen.includes(value))
  const codes =
    snapshot.locations.length > 0
      ? snapshot.locations.map(({ countryCode }) => countryCode)
      : [snapshot.author.countryCode]
  const prices = [snapshot.budgetFromCents, snapshot.budgetToCents].filter((cents) => cents !== null)
  const [lowest, highest] =
    prices.length > 0
      ? [Math.min(...prices), Math.max(...prices)]
      : [snapshot.budgetPerHourCents, snapshot.budgetPerHourCents]
  const days = { all: Infinity, today: 1, week: 7, month: 30 }[body.publishedWithin]
  return (
    body.query.split(' ')[needed]((word) => `${snapshot.name} ${snapshot.description}`.toLowerCase().includes(word)) &&
    inOrAll(body.categoryIds, snapshot.categoryId) &&
    inOrAll(body.countryCodes, ...codes) &&
    inOrAll(body.workTypes, snapshot.workType) &&
    inOrAll(body.workExperiences, snapshot.workExperience) &&
    inOrAll(body.companySizes, company.size) &&
    (snapshot.paymentType === 'ANY' || inOrAll(body.paymentTypes, snapshot.paymentType)) &&
    (!body.budgetFromCents || (highest !== null && highest >= body.budgetFromCents)) &&
    (!body.budgetToCents || (lowest !== null && lowest <= body.budgetToCents)) &&
    (!body.companyGuid || snapshot.companyGuid === body.companyGuid) &&
    Date.parse(snapshot.publishedAt!) > Date.now() - days * 86_400_000
  )
}

/** Companies know no prices, and their day is the one they joined. */
const companiesFulfilling = (body: Body, needed: 'every' | 'some') =>
  companies.filter((company) => {
    const offered = snapshots
      .filter(({ companyGuid }) => companyGuid === company.guid)
      .map(({ categoryId }) => categoryId)
    return (
      body.query.split(' ')[needed]((word) => company.description!.includes(word)) &&
      (body.categoryIds.length === 0 || body.categoryIds.some((id) => offered.includes(id))) &&
      (body.countryCodes.length === 0 || body.countryCodes.includes(company.location.countryCode)) &&
      (body.companySizes.length === 0 || body.companySizes.includes(company.size!)) &&
      (!body.companyGuid || company.guid === body.companyGuid) &&
      body.publishedWithin === 'all'
    )
  })

const some = <Value>(values: readonly Value[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<Value[]>([]) }, { weight: 1, arbitrary: fc.subarray([...values]) })
const bodies = fc
  .record({
    searchType: fc.constantFrom<SearchType>('tasks', 'services', 'experts'),
    query: fc.oneof(
      fc.constant(''),
      fc.subarray(vocabulary, { maxLength: 3 }).map((words) => words.join(' ')),
    ),
    categoryIds: some([1, 2, 3, 4]),
    countryCodes: some(countries),
    workTypes: some(workTypes),
    workExperiences: some(workExperiences),
    paymentTypes: some(paymentTypes),
    companySizes: some(['1-20', '101+'] as const),
    budgetFromCents: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null, freq: 2 }),
    budgetToCents: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null, freq: 2 }),
    publishedWithin: fc.constantFrom('all', 'all', 'today', 'week', 'month'),
    companyGuid: fc.option(fc.constantFrom(...companies.map(({ guid }) => guid)), { nil: null, freq: 1 }),
    sort: fc.constantFrom(...sortModes),
  })
  .map((body) => searchBody.parse(body))

const facetOf = (
  found: PublicationSnapshot[],
  valuesOf: (snapshot: PublicationSnapshot) => (string | number | null)[],
) => {
  const values = found.flatMap((snapshot) => [...new Set(valuesOf(snapshot))]).filter((value) => value !== null)
  return Object.fromEntries([...Map.groupBy(values, String)].map(([value, { length }]) => [value, length]))
}
const asObject = (facet: Reply<'search'>['facets']['categories']) =>
  Object.fromEntries(facet.map(({ value, count }) => [String(value), count]))

beforeAll(async () => {
  await catalogue.addCompanies(...companies)
  for (let start = 0; start < snapshots.length; start += 100)
    await catalogue.publish(...snapshots.slice(start, start + 100))
}, 120_000)

it('counts, facets, tabs and pages as a naive reading of the filters does', async () => {
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

/** What comes first has the highest of these. */
const orders: Record<'date' | 'responses' | 'rating', (snapshot: PublicationSnapshot) => number> = {
  date: ({ publishedAt }) => Date.parse(publishedAt!),
  // Whoever sorts by them looks for where few have responded yet.
  responses: ({ responsesCount }) => -responsesCount,
  rating: ({ author }) => author.rating ?? 0,
}

it.each(['date', 'responses', 'rating'] as const)(
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
