import type { Locale, SearchType } from '@sild/contract/enums'
import { actorOf } from '@sild/testing'
import { beforeAll, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const inCity = (cityTitle: string) => ({ location: { countryCode: 'EE', cityId: 1, cityTitle } })
const tag = (label: string) => ({ guid: crypto.randomUUID(), label })
const [tamm, kuusk, tart, unlisted] = [
  companyOf({ name: 'Tamm & Tartu OÜ', ...inCity('Tallinn') }),
  companyOf({ name: 'Kuusk ja Tamm OÜ', ...inCity('Tartu'), logoUrl: null, isVerified: false }),
  companyOf({ name: 'Tart OÜ', ...inCity('Tallinn') }),
  companyOf({ name: 'Tammepuu OÜ', ...inCity('Tallinn'), isListed: false }),
]
const suggest = async (query: string, index: SearchType = 'services', limit?: number, locale: Locale = 'en') =>
  catalogue.call('listSearchSuggestions', { body: { query, index, limit } }, actorOf('guest', { locale }))
const publicationsFor = async (query: string, locale: Locale) =>
  (
    await catalogue.call('autocomplete', { body: { query, index: 'experts' } }, actorOf('guest', { locale }))
  ).suggestions
    .filter(({ kind }) => kind === 'publication')
    .map(({ text }) => text)
const nothing = { queries: [], companies: [], tags: [], cities: [] }

beforeAll(async () => {
  await catalogue.addCompanies(tamm, kuusk, tart, unlisted)
  await catalogue.publish(
    snapshotOf(tamm, { name: 'Tamper-proof web shop', tags: [tag('Tableau'), tag('React')] }),
    snapshotOf(tamm, { name: 'Tamper-proof web shop', tags: [tag('Tableau')] }),
    snapshotOf(tamm, { name: 'Moving house', tags: [tag('Tailwind')], locations: [{ countryCode: 'EE', cityId: 2 }] }),
    snapshotOf(kuusk, {
      locale: 'en',
      name: 'Ledger of a small shop',
      translations: { fr: { name: 'Tâches d’un comptable', description: 'Chaque mois.' } },
    }),
    snapshotOf(kuusk, { cardType: 'project', name: 'Tables for an office', tags: [tag('Tally')] }),
    snapshotOf(kuusk, {
      cardType: 'expert',
      slug: 'pilot',
      name: 'Drone pilot',
      translations: {
        et: { name: 'Droonipiloot', description: 'Lendab.' },
        fr: { name: 'Pilote de drone', description: 'Il vole.' },
      },
      tags: [],
    }),
    snapshotOf(kuusk, {
      cardType: 'expert',
      slug: 'builder',
      locale: 'fr',
      name: 'Constructeur de drones',
      translations: { et: { name: 'Droonide ehitaja', description: 'Ehitab.' } },
      tags: [],
    }),
    snapshotOf(unlisted, { name: 'Tasks of a company that is not listed', tags: [] }),
  )
})

it('suggests matching names, each once and in the matching language, then those with a matching word', async () => {
  expect((await suggest('ta')).queries).toEqual(['Tâches d’un comptable', 'Tamper-proof web shop'])
  expect((await suggest('TACHES')).queries).toEqual(['Tâches d’un comptable'])
  expect((await suggest('sho')).queries).toEqual(['Ledger of a small shop', 'Tamper-proof web shop'])
  expect((await suggest('ta', 'tasks')).queries).toEqual(['Tables for an office'])
  expect((await suggest('ta', 'companies')).queries).toEqual([])
})

it.each<[Locale, string, string[]]>([
  ['en', 'dro', ['Drone pilot', 'Droonide ehitaja']],
  ['et', 'dro', ['Droonide ehitaja', 'Droonipiloot']],
  ['fr', 'dro', ['Constructeur de drones', 'Pilote de drone']],
  // The reader of French has typed Estonian.
  ['fr', 'droonid', ['Droonide ehitaja']],
  ['fr', 'pilo', ['Pilote de drone']],
  ['en', 'pilo', ['Drone pilot']],
])('proposes each publication once, to a reader of %s who types %s', async (locale, typed, expected) => {
  expect((await suggest(typed, 'experts', undefined, locale)).queries.toSorted()).toEqual(expected)
  expect((await publicationsFor(typed, locale)).toSorted()).toEqual(expected)
})

it('proposes companies of the catalogue, first those with such a name', async () => {
  expect((await suggest('tam')).companies).toEqual([
    { guid: tamm.guid, slug: tamm.slug, name: 'Tamm & Tartu OÜ', logoUrl: tamm.logoUrl, isVerified: true },
    { guid: kuusk.guid, slug: kuusk.slug, name: 'Kuusk ja Tamm OÜ', logoUrl: null, isVerified: false },
  ])
  expect((await suggest('tart')).companies.map(({ name }) => name)).toEqual(['Tart OÜ', 'Tamm & Tartu OÜ'])
})

it('suggests the skills of the chosen kind, the most frequent first', async () => {
  expect((await suggest('ta')).tags).toEqual(['Tableau', 'Tailwind'])
  expect((await suggest('ta', 'tasks')).tags).toEqual(['Tally'])
  expect((await suggest('ta', 'companies')).tags).toEqual([])
})

it.each(['services', 'tasks', 'companies'] as const)(
  'counts for a city the hits of the search of %s',
  async (searchType) => {
    const { cities } = await suggest('ta', searchType)
    const found = await Promise.all(
      ['Tallinn', 'Tartu'].map(async (title) => ({
        title,
        count: (await catalogue.find({ searchType, cities: [title] })).total,
      })),
    )
    expect(cities).toEqual(found.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count))
    expect(cities).not.toEqual([])
  },
)

it('updates a city when its publications move or end', async () => {
  const company = companyOf({ name: 'Lahkuja OÜ', ...inCity('Narva') })
  await catalogue.addCompanies(company)
  const snapshot = snapshotOf(company)
  await catalogue.publish(snapshot)
  expect((await suggest('narv')).cities).toEqual([{ title: 'Narva', count: 1 }])
  await catalogue.addCompanies({ ...company, ...inCity('Paide') })
  expect((await suggest('narv')).cities).toEqual([])
  expect((await suggest('paid')).cities).toEqual([{ title: 'Paide', count: 1 }])
  await catalogue.publish({ ...snapshot, isLive: false, publicationStatus: 'ARCHIVED', version: 2, revision: 2 })
  expect((await suggest('paid')).cities).toEqual([])
})

it('returns the requested number, of all kinds together', async () => {
  const kindsOf = (reply: Awaited<ReturnType<typeof suggest>>) =>
    Object.values(reply).reduce((total, { length }) => total + length, 0)
  expect(kindsOf(await suggest('ta'))).toBeGreaterThan(4)
  expect(kindsOf(await suggest('ta', 'services', 4))).toBe(4)
})

it.each([
  '',
  't',
  ' t ',
  '%%',
  '__',
  '\\\\',
  '%a',
  '?!',
  '😀😀',
  "'; drop table cards; --",
  'x'.repeat(300),
  '\u0301\u0301',
  'ı̇ﬁ',
])('finds nothing for %j, which begins no name', async (query) => {
  expect(await suggest(query)).toEqual(nothing)
  expect(await suggest(query, 'companies')).toEqual(nothing)
})

it.each([
  { query: 'a\u0000b' },
  { query: '\ud800x' },
  { query: 'x'.repeat(301) },
  { query: 'ab', index: 'houses' },
  { query: 'ab', limit: 51 },
])('refuses %j', async (body) => {
  const call = catalogue.call('listSearchSuggestions', { body: body as never }, actorOf('guest'))
  await expect(call).rejects.toMatchObject({ status: 400 })
})
