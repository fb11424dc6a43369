import { sortModes } from '@sild/contract/enums'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Findable } from '../findable.ts'
import { createCollection } from './collection.ts'

const findables = fc.uniqueArray(
  fc.record({
    guid: fc.uuid(),
    terms: fc.subarray(['e:one', 'e:two', 'c=1', 'c=2', 'g=c%23']),
    choices: fc.subarray(['g=C#', 'b=0', 'b=3']),
    name: fc.constant({}),
    promotedUntil: fc.constantFrom(0, 50, 150),
    values: fc.record({
      publishedAt: fc.integer({ min: 0, max: 5 }),
      expiresAt: fc.constantFrom(90, 100, 101, Infinity),
      score: fc.integer({ min: 0, max: 5 }),
      rating: fc.integer({ min: 0, max: 5 }),
      responses: fc.integer({ min: 0, max: 3 }),
      favorites: fc.integer({ min: 0, max: 3 }),
      priceFrom: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
      priceTo: fc.constant(null),
    }),
  }),
  { minLength: 1, maxLength: 120, selector: ({ guid }) => guid },
)

/** The orders once more, by what comes first. */
const keys: Record<(typeof sortModes)[number], (values: Findable['values']) => number[]> = {
  date: (values) => [-values.publishedAt],
  score: (values) => [-values.score],
  responses: (values) => [values.responses, -values.publishedAt],
  favorites: (values) => [-values.favorites, -values.publishedAt],
  rating: (values) => [-values.rating, -values.publishedAt],
  price: (values) => [values.priceFrom ?? 1e9, -values.publishedAt],
  closing: (values) => [values.expiresAt],
}
function inOrder(all: readonly Findable[], sort: (typeof sortModes)[number]): string[] {
  const key = (findable: Findable) => [...keys[sort](findable.values), findable.guid]
  return all
    .toSorted((one, other) => {
      const [left, right] = [key(one), key(other)]
      const place = left.findIndex((value, index) => value !== right[index])
      return left[place]! < right[place]! ? -1 : 1
    })
    .map(({ guid }) => guid)
}

it('finds, orders and deletes like a list, with stored orders and without', async () => {
  await fc.assert(
    fc.asyncProperty(
      findables,
      fc.infiniteStream(fc.nat()),
      fc.constantFrom(...sortModes),
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(0, 0.5, 0.9, 1),
      async (all, picks, sort, count, keptShare) => {
        const collection = createCollection('services', all.length * 2)
        const keptCount = Math.floor(all.length * keptShare)
        for (const findable of all.slice(0, keptCount)) collection.put(findable)
        await collection.keepOrders()
        for (const findable of all.slice(keptCount)) collection.put(findable)
        const removed = new Set(all.filter(() => picks.next().value! % 4 === 0).map(({ guid }) => guid))
        const changed = all.filter(() => picks.next().value! % 3 === 0)
        for (const guid of removed) collection.remove(guid)
        const again = changed.map((findable) => ({ ...findable, terms: ['e:again'] }))
        for (const findable of again) collection.put(findable)
        const latest = new Map(all.filter(({ guid }) => !removed.has(guid)).map((one) => [one.guid, one]))
        for (const one of again) latest.set(one.guid, one)
        const present = [...latest.values()].filter(({ values }) => values.expiresAt > 100)

        collection.begin(100)
        const guidsOf = (places: readonly number[]) => places.map((place) => collection.documents.guidOf(place))
        expect(guidsOf(collection.first(collection.having([], []), count, sort))).toEqual(
          inOrder(present, sort).slice(0, count),
        )
        const hits = collection.having([], [])
        const found = collection.having([{ any: ['e:again', { all: ['e:one', { inOrder: ['e:two'] }] }] }], ['c=3'])
        const guids = guidsOf(collection.first(found, all.length, 'date'))
        expect(collection.count(found)).toBe(guids.length)
        expect(guids.toSorted()).toEqual(
          present
            .filter(({ terms }) => terms.includes('e:again') || (terms.includes('e:one') && terms.includes('e:two')))
            .map(({ guid }) => guid)
            .toSorted(),
        )
        expect(
          collection.valuesIn(hits, 'categoryIds').toSorted((one, other) => (one.value < other.value ? -1 : 1)),
        ).toEqual(
          ['1', '2'].flatMap((value) => {
            const having = present.filter(({ terms }) => terms.includes(`c=${value}`)).length
            return having > 0 ? [{ value, count: having }] : []
          }),
        )
        // The label, as its first document spells it.
        const label = all.some(({ choices }) => choices.includes('g=C#')) ? 'C#' : 'c%23'
        const tagged = present.filter(({ terms }) => terms.includes('g=c%23')).length
        expect(collection.valuesIn(hits, 'tags')).toEqual(tagged > 0 ? [{ value: label, count: tagged }] : [])
        expect(
          collection.valuesIn(hits, 'budget').toSorted((one, other) => (one.value < other.value ? -1 : 1)),
        ).toEqual(
          ['0', '3'].flatMap((value) => {
            const having = present.filter(({ choices }) => choices.includes(`b=${value}`)).length
            return having > 0 ? [{ value, count: having }] : []
          }),
        )
        expect(guidsOf(collection.promotedIn(hits, 100)).toSorted()).toEqual(
          present
            .filter(({ promotedUntil }) => promotedUntil > 100)
            .map(({ guid }) => guid)
            .toSorted(),
        )
      },
    ),
    { numRuns: 300, seed: 11 },
  )
})

it('has room for as many changes as it was built for', () => {
  const collection = createCollection('services', 2)
  const values = {
    publishedAt: 1,
    expiresAt: 2,
    score: 0,
    rating: 0,
    responses: 0,
    favorites: 0,
    priceFrom: 1,
    priceTo: 1,
  }
  const findable = { guid: crypto.randomUUID(), terms: [], choices: [], name: {}, promotedUntil: 0, values }
  collection.put(findable)
  expect(collection.isFull).toBe(false)
  collection.put(findable)
  expect(collection.isFull).toBe(true)
})
