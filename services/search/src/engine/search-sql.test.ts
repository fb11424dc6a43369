import { locales, searchTypes, sortModes } from '@sild/contract/enums'
import { type Input, schemas } from '@sild/contract/schemas'
import { describe, expect, it } from 'vitest'
import { searchSql } from './search-sql.ts'

const searched = (body: Input<'search'>['body'], locale: (typeof locales)[number] = 'en') => {
  const input = schemas.search.body.parse(body)
  const wanted = input.query
    .split(' ')
    .flatMap((word) => (word ? [{ text: word, typed: word, meant: word, loosely: word, sequences: [] }] : []))
  return searchSql({ input, locale, words: { wanted, together: null, excluded: [], needed: 'all' } })
}

describe('the statement of a search', () => {
  it('is prepared for the first page of everything, with one text for each name', () => {
    const landings = searchTypes
      .filter((searchType) => searchType !== 'companies')
      .flatMap((searchType) => sortModes.map((sort) => ({ searchType, sort })))
    const names = landings.map((landing) => {
      const [first, ...others] = locales.map((locale) => searched(landing, locale))
      for (const { preparedAs, statement } of others)
        expect({ preparedAs, text: statement.text }).toEqual({
          preparedAs: first!.preparedAs,
          text: first!.statement.text,
        })
      return first!.preparedAs
    })
    expect(names.filter(Boolean)).toHaveLength(landings.length)
    expect(new Set(names).size).toBe(landings.length)
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
    expect(searched({ searchType: 'services', ...asked }).preparedAs).toBeUndefined()
  })

  it('holds nothing that was typed', () => {
    const textOf = (query: string) => searched({ searchType: 'services', query }).statement.text
    expect(textOf(`'drop`)).toBe(textOf('react'))
  })
})
