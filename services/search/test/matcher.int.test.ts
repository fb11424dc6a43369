import { randomUUID } from 'node:crypto'
import type { Input } from '@sild/contract/schemas'
import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
type Wish = Partial<NonNullable<Input<'saveSearch'>['body']>>

it('the matcher finds what search finds for every query (100 searches, 40 publications)', async () => {
  const company = companyOf({ type: 'AGENCY' })
  await catalogue.addCompanies(company)
  let state = 20261123
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)]!
  const maybe = <Value>(values: readonly Value[]): Value[] => (below(3) === 0 ? [oneOf(values)] : [])
  const rarely = <Value>(values: readonly Value[]): Value[] => (below(12) === 0 ? [oneOf(values)] : [])
  /** A word, the same by another name, words next to each other, or none of it. */
  const asked = (word: string, next: string): string =>
    oneOf([word, word, 'bookkeeping', 'webshop', `"${word} ${next}"`, `-${word}`, `-"${word} ${next}"`])
  const words = ['rakendus', 'rakendused', 'shops', 'comptabilité', 'C#', 'design', 'web', 'React']
  const cardTypes = ['project', 'service', 'expert'] as const
  const searchTypes = { project: 'tasks', service: 'services', expert: 'experts' } as const
  const marked = { companyGuid: company.guid }
  const searches = new Map<string, Wish>()
  while (searches.size < 100) {
    const wish: Wish = {
      searchType: searchTypes[oneOf(cardTypes)],
      query: Array.from({ length: below(3) }, () => asked(oneOf(words), oneOf(words))).join(' '),
      categoryIds: maybe([1, 2, 3]),
      countryCodes: maybe(['EE', 'FR']),
      workTypes: maybe(['OUTSOURCE', 'OUTSTAFF']),
      paymentTypes: maybe(['FIXED', 'ANY']),
      tags: rarely(['react', "Rock 'n' roll"]),
      specialities: rarely(['Data engineer']),
      segments: rarely(['STARTUP', 'ENTERPRISE']),
      projectDurations: rarely([1, 2]),
      hoursPerWeek: rarely(['s']),
      cities: rarely(['tallinn', 'Narva']),
      languages: rarely(['28:CONVERSATION', '1:ANY']),
      responseCounts: rarely(['0-9', '10-30']),
      companyTypes: rarely(['AGENCY', 'STARTUP']),
      ratings: rarely([4, 4.5]),
      budgetFromCents: maybe([100_000, 500_000])[0] ?? null,
      budgetToCents: maybe([200_000, 900_000])[0] ?? null,
      ...marked,
    }
    const body = { searchType: 'services' as const, title: 'What I need', ...wish }
    const { guid } = await catalogue.call('saveSearch', { body }, actorOf('provider'))
    searches.set(guid, wish)
  }
  const published = new Set<string>()
  for (let count = 0; count < 40; count++) {
    const snapshot = snapshotOf(company, {
      guid: randomUUID(),
      slug: `p-${randomUUID()}`,
      cardType: oneOf(cardTypes),
      name: `${oneOf(words)} ${oneOf(words)}`,
      description: `${oneOf(words)} ${oneOf(words)}`,
      locale: oneOf(['en', 'et', 'fr']),
      translations: {},
      tags: [{ guid: randomUUID(), label: oneOf(['React', "Rock 'n' roll"]) }],
      speciality: oneOf([null, 'data engineer']),
      segment: oneOf([null, 'STARTUP', 'ENTERPRISE']),
      projectDuration: oneOf([null, 1, 2]),
      hoursPerWeek: oneOf([null, 's', 'm']),
      languages: [{ languageId: oneOf([1, 28]), level: oneOf(['ANY', 'BASIC', 'FLUENT']) }],
      responsesCount: oneOf([0, 12]),
      categoryId: oneOf([1, 2, 3]),
      workType: oneOf(['OUTSOURCE', 'OUTSTAFF', null]),
      paymentType: oneOf(['FIXED', 'ANY', 'HOURLY']),
      budgetFromCents: oneOf([null, 100_000, 300_000]),
      budgetToCents: oneOf([null, 400_000, 800_000]),
    })
    await catalogue.publish(snapshot)
    published.add(snapshot.guid)
  }
  const differing: unknown[] = []
  let found = 0
  for (const [guid, wish] of searches) {
    const { cards } = await catalogue.find({ ...wish, searchType: wish.searchType!, isLiteral: true, limit: 50 })
    const rows = await catalogue.database.query<{ publication_guid: string }>(
      'select publication_guid from search.saved_search_matches where saved_search_guid = $1',
      [guid],
    )
    const matched = rows.map((row) => row.publication_guid).toSorted()
    const shown = cards.map((card) => card.guid).filter((card) => published.has(card))
    // If no text has all words, search shows texts with some of them. Saved searches do not match those.
    const hasOnlySome = matched.length === 0 && (wish.query ?? '').split(' ').length > 1
    if (!hasOnlySome && matched.join() !== shown.toSorted().join()) differing.push({ wish, matched, shown })
    found += matched.length
  }
  expect(differing).toEqual([])
  expect(found).toBeGreaterThan(50)
})
