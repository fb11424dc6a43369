import {
  cardTypes,
  companyTypes,
  hoursPerWeekBuckets,
  languageLevels,
  paymentTypes,
  projectDurations,
  ratingFloors,
  responseCounts,
  type SearchType,
  searchTypeOfCard,
  segments,
  sortModes,
  workExperiences,
  workTypes,
} from '@sild/contract/enums'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { type ChoiceName, choicesOfSearch } from '@sild/contract/search/choices'
import { searchBody } from '@sild/contract/search/schemas'
import fc from 'fast-check'
import type * as z from 'zod/mini'
import { companyOf, snapshotOf } from './catalogue.ts'

export type Body = z.output<typeof searchBody>

const vocabulary = ['alpha', 'bravo', 'carbon', 'delta', 'ember', 'fjord', 'garnet', 'harbor']
const countries = ['EE', 'FR', 'FI', 'LV']
const cities = ['Tallinn', "L'Haÿ-les-Roses", null]
const tags = ['React', 'C#', "Rock 'n' roll", 'back\\\\slash']
const specialities = ['Data engineer', 'Test lead']
export const companies = Array.from({ length: 8 }, (_, index) =>
  companyOf({
    size: index % 2 === 0 ? '1-20' : '101+',
    type: companyTypes[index % 3] ?? null,
    location: { countryCode: countries[index % 4]!, cityId: null, cityTitle: cities[index % 3]! },
    description: `${vocabulary[index]} ${vocabulary[(index + 3) % 8]}`,
    rating: index % 3 === 0 ? null : 3 + index / 8,
    reviewsCount: index % 3 === 0 ? 0 : 1 + ((index * 5) % 7),
  }),
)

const amount = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1000, max: 9_000_000 }))
const price = fc.option(amount, { nil: null })
export const snapshots = fc
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
      responsesCount: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 9, max: 32 })),
      tags: fc.subarray(tags).map((labels) => labels.map((label) => ({ guid: crypto.randomUUID(), label }))),
      segment: fc.option(fc.constantFrom(...segments), { nil: null }),
      speciality: fc.option(fc.constantFrom(...specialities), { nil: null }),
      projectDuration: fc.option(fc.constantFrom(...projectDurations), { nil: null }),
      hoursPerWeek: fc.option(fc.constantFrom(...hoursPerWeekBuckets), { nil: null }),
      languages: fc.uniqueArray(
        fc.record({ languageId: fc.constantFrom(1, 28), level: fc.constantFrom(...languageLevels) }),
        { selector: ({ languageId }) => languageId, maxLength: 2 },
      ),
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
      expiresAt: new Date(Date.now() + (90 - 1.9 * ageDays) * 86_400_000).toISOString(),
    })
  })

export const pricesOf = ({ budgetFromCents, budgetPerHourCents, budgetToCents }: PublicationSnapshot) => {
  const prices = [budgetFromCents, budgetToCents].filter((cents) => cents !== null)
  return prices.length > 0
    ? { lowest: Math.min(...prices), highest: Math.max(...prices) }
    : { lowest: budgetPerHourCents, highest: budgetPerHourCents }
}
const companyOfSnapshot = ({ companyGuid }: PublicationSnapshot) => companies.find(({ guid }) => guid === companyGuid)!
const floorsOf = (rating: number | null) => ratingFloors.filter((floor) => rating !== null && rating >= floor)
const codesOf = ({ author, locations }: PublicationSnapshot) =>
  locations.length > 0 ? locations.map(({ countryCode }) => countryCode) : [author.countryCode]

/** The values of each filter that a publication has, to be read and not to be quick. */
export const valuesOf: Record<ChoiceName, (snapshot: PublicationSnapshot) => (string | number | null)[]> = {
  categoryIds: ({ categoryId }) => [categoryId],
  countryCodes: codesOf,
  cities: (snapshot) => [companyOfSnapshot(snapshot).location.cityTitle],
  workTypes: ({ workType }) => [workType],
  workExperiences: ({ workExperience }) => [workExperience],
  paymentTypes: ({ paymentType }) => (paymentType === 'ANY' ? [...paymentTypes] : [paymentType]),
  projectDurations: ({ projectDuration }) => [projectDuration],
  hoursPerWeek: ({ hoursPerWeek }) => [hoursPerWeek],
  tags: (snapshot) => snapshot.tags.map(({ label }) => label),
  specialities: ({ cardType, speciality }) => [cardType === 'expert' ? speciality : null],
  languages: ({ languages }) => languages.map(({ languageId, level }) => `${languageId}:${level}`),
  segments: ({ segment }) => [segment],
  responseCounts: ({ responsesCount }) => [responsesCount < 10 ? '0-9' : responsesCount < 31 ? '10-30' : '31+'],
  companySizes: (snapshot) => [companyOfSnapshot(snapshot).size],
  companyTypes: (snapshot) => [companyOfSnapshot(snapshot).type],
  ratings: ({ author }) => floorsOf(author.rating),
}
/** The same languages at this level or a lower one. */
const askedBy = (value: string | number): (string | number)[] => {
  const [languageId, level = ''] = String(value).split(':')
  const reached = languageLevels.findIndex((one) => one === level)
  return reached < 0 ? [value] : languageLevels.slice(0, reached + 1).map((one) => `${languageId}:${one}`)
}

/** The meaning of the filters once more, written to be read and not to be quick. */
export function fulfils(snapshot: PublicationSnapshot, body: Body, needed: 'every' | 'some' = 'every'): boolean {
  const { highest, lowest } = pricesOf(snapshot)
  const days = { all: Infinity, today: 1, week: 7, month: 30 }[body.publishedWithin]
  const known = choicesOfSearch[searchTypeOfCard[snapshot.cardType]]
  return (
    body.query.split(' ')[needed]((word) => `${snapshot.name} ${snapshot.description}`.toLowerCase().includes(word)) &&
    known.every((name) => {
      const chosen: readonly (string | number)[] = body[name]
      const had = valuesOf[name](snapshot).flatMap((value) => (value === null ? [] : askedBy(value)))
      return chosen.length === 0 || had.some((value) => chosen.includes(value))
    }) &&
    (!body.budgetFromCents || (highest !== null && highest >= body.budgetFromCents)) &&
    (!body.budgetToCents || (lowest !== null && lowest <= body.budgetToCents)) &&
    (!body.companyGuid || snapshot.companyGuid === body.companyGuid) &&
    Date.parse(snapshot.publishedAt!) > Date.now() - days * 86_400_000
  )
}

/** Companies know no prices, and their day is the one they joined. */
export const companiesFulfilling = (body: Body, needed: 'every' | 'some') =>
  companies.filter((company) => {
    const offered = snapshots
      .filter(({ companyGuid }) => companyGuid === company.guid)
      .map(({ categoryId }) => categoryId)
    return (
      body.query.split(' ')[needed]((word) => company.description!.includes(word)) &&
      (body.categoryIds.length === 0 || body.categoryIds.some((id) => offered.includes(id))) &&
      (body.countryCodes.length === 0 || body.countryCodes.includes(company.location.countryCode)) &&
      (body.companySizes.length === 0 || body.companySizes.includes(company.size!)) &&
      (body.companyTypes.length === 0 || body.companyTypes.includes(company.type!)) &&
      (body.cities.length === 0 || body.cities.includes(company.location.cityTitle!)) &&
      (body.ratings.length === 0 || floorsOf(company.rating).some((floor) => body.ratings.includes(floor))) &&
      (!body.companyGuid || company.guid === body.companyGuid) &&
      body.publishedWithin === 'all'
    )
  })

const some = <Value>(values: readonly Value[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<Value[]>([]) }, { weight: 1, arbitrary: fc.subarray([...values]) })
/** All of these filters at once would find nothing. */
const rarely = <Value>(values: readonly Value[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant<Value[]>([]) }, { weight: 1, arbitrary: fc.subarray([...values]) })
export const bodies = fc
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
    companyTypes: rarely(companyTypes),
    cities: rarely(["L'Haÿ-les-Roses", 'Tallinn']),
    tags: rarely(tags),
    specialities: rarely(specialities),
    segments: rarely(segments),
    projectDurations: rarely(projectDurations),
    hoursPerWeek: rarely(hoursPerWeekBuckets),
    languages: rarely(['1:ANY', '1:FLUENT', '28:CONVERSATION', '28:NATIVE']),
    responseCounts: rarely(responseCounts),
    ratings: rarely(ratingFloors),
    budgetFromCents: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null, freq: 2 }),
    budgetToCents: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null, freq: 2 }),
    publishedWithin: fc.constantFrom('all', 'all', 'today', 'week', 'month'),
    companyGuid: fc.option(fc.constantFrom(...companies.map(({ guid }) => guid)), { nil: null, freq: 1 }),
    sort: fc.constantFrom(...sortModes),
  })
  .map((body) => searchBody.parse(body))

export const facetOf = (
  found: PublicationSnapshot[],
  had: (snapshot: PublicationSnapshot) => (string | number | null)[],
) => {
  const values = found.flatMap((snapshot) => [...new Set(had(snapshot))]).filter((value) => value !== null)
  return Object.fromEntries([...Map.groupBy(values, String)].map(([value, { length }]) => [value, length]))
}
export const asObject = (facet: readonly { value: string | number; count: number }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [String(value), count]))
