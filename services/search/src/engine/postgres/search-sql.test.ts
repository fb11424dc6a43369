import { locales, searchTypes, sortModes } from '@sild/contract/enums'
import { type Input, schemas } from '@sild/contract/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SearchHits, searchSql } from './search-sql.ts'

const searched = (body: Input<'search'>['body'], locale: (typeof locales)[number] = 'en') => {
  const input = schemas.search.body.parse(body)
  const wanted = input.query
    .split(' ')
    .flatMap((word) => (word ? [{ text: word, typed: word, meant: word, loosely: word, sequences: [] }] : []))
  return searchSql({ input, locale, words: { wanted, together: null, excluded: [], needed: 'all' } })
}

describe('the statement of a search', () => {
  it('is prepared for the first page of everything, for all languages of a tab and order together', () => {
    const landings = searchTypes
      .filter((searchType) => searchType !== 'companies')
      .flatMap((searchType) => sortModes.map((sort) => ({ searchType, sort })))
    const asked = landings.flatMap((landing) => locales.map((locale) => searched(landing, locale)))
    expect(asked.every(({ isPrepared }) => isPrepared)).toBe(true)
    expect(new Set(asked.map(({ statement }) => statement.text)).size).toBe(landings.length)
  })

  it.each<Partial<Input<'search'>['body']>>([
    { query: 'react' },
    { page: 2 },
    { limit: 10 },
    { categoryIds: [1] },
    { countryCodes: ['EE'] },
    { workTypes: ['OUTSTAFF'] },
    { publishedWithin: 'week' },
    { budgetFromCents: 100 },
  ])('is not prepared for %o', (asked) => {
    expect(searched({ searchType: 'services', ...asked }).isPrepared).toBe(false)
  })

  it('is prepared in few texts for all queries: a connection keeps each of them', () => {
    const texts = new Set<string>()
    const hits = fc.record<SearchHits>({
      guids: fc.uniqueArray(fc.uuid(), { maxLength: 2 }),
      isToRank: fc.boolean(),
      promoted: fc.uniqueArray(fc.uuid(), { maxLength: 1 }),
      counts: fc.constant({ tasks: 1, services: 2, experts: 3, companies: 4 }),
      facets: fc.constant({ categories: [], countries: [{ value: 'EE', count: 1 }], workTypes: [] }),
      without: fc.constantFrom([], [{ filter: 'cities' as const, count: 1 }]),
    })
    const asked = fc.record({
      searchType: fc.constantFrom(...searchTypes),
      // The last one has no word.
      query: fc.constantFrom('', '  ', 'react', 'react shop', '!?'),
      sort: fc.constantFrom(...sortModes),
      page: fc.constantFrom(1, 1, 2),
      companyGuid: fc.constantFrom(null, null, crypto.randomUUID()),
    })
    const wantedOf = (query: string, meant: string) =>
      (query.match(/\w+/g) ?? []).map((word) => ({ text: word, typed: word, meant, loosely: word, sequences: [] }))
    fc.assert(
      fc.property(
        asked,
        fc.option(hits, { nil: undefined }),
        fc.constantFrom(...locales),
        fc.constantFrom(null, 'together'),
        fc.constantFrom('all' as const, 'any' as const),
        (body, sighted, locale, together, needed) => {
          const wanted = wantedOf(body.query, 'meant')
          // Only several words are together, or do without one of them.
          const several = wanted.length > 1 ? { together, needed } : { together: null, needed: 'all' as const }
          const words = { wanted, excluded: [], ...several }
          const { isPrepared, statement } = searchSql(
            { input: schemas.search.body.parse(body), locale, words },
            sighted,
          )
          if (isPrepared) texts.add(statement.text)
        },
      ),
      { numRuns: 3000, seed: 41 },
    )
    expect(texts.size).toBeGreaterThan(60)
    expect(texts.size).toBeLessThan(200)
  })

  it('contains no typed text', () => {
    const textOf = (query: string) => searched({ searchType: 'services', query }).statement.text
    expect(textOf(`'drop`)).toBe(textOf('react'))
  })
})
