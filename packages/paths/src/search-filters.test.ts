import { expect, it } from 'vitest'
import { paths, withQuery } from './paths.ts'
import { readSearchFilters, searchParametersOf } from './search-filters.ts'

const closed = { workTypes: ['remote', 'office'], projectDurations: [1, 2] } as const
const read = (query: string) =>
  readSearchFilters(new URLSearchParams(query), {
    closed,
    languageLevels: ['ANY', 'FLUENT'],
    longestQuery: 10,
    mostCents: 100_000,
  })
const nothing = read('').filters

it('reads the filters of a search', () => {
  const { filters, ignored } = read(
    `searchType=offers&query=React&category=2&category=3&country=EE&workType=office&workType=remote&duration=2
&city=L'Haÿ&tag=C%23&tag=C%23&language=28:FLUENT&from=5&to=99.5`.replace('\n', ''),
  )
  expect(filters).toEqual({
    ...nothing,
    searchType: 'services',
    query: 'React',
    categoryIds: [2, 3],
    countryCodes: ['EE'],
    workTypes: ['remote', 'office'],
    projectDurations: [2],
    cities: ["L'Haÿ"],
    tags: ['C#'],
    languages: ['28:FLUENT'],
    budgetFromCents: 500,
    budgetToCents: 9950,
  })
  expect(ignored).toEqual([])
})

it('writes what it reads', () => {
  const query =
    'searchType=offers&query=React&category=2&country=EE&workType=office&tag=C%23&duration=2&language=28:FLUENT&from=5&to=99.5'
  const { filters } = read(query)
  const written = new URL(paths.search({ ...filters, ...searchParametersOf(filters) }), 'https://sild.test')
  expect(read(written.search).filters).toEqual(filters)
})

it.each([
  ['query=%00', []],
  ['category=0&category=-1&category=1.5&category=x&category=2147483648', ['0', '-1', '1.5', 'x', '2147483648']],
  ['country=ee&country=EST&country=', ['ee', 'EST']],
  ['workType=moon&workType=', ['moon']],
  ['duration=9', ['9']],
  ['language=28&language=x:FLUENT&language=28:LOUD', ['28', 'x:FLUENT', '28:LOUD']],
  [`city=${'x'.repeat(101)}`, ['x'.repeat(101)]],
  ['from=-5&to=cheap', ['-5', 'cheap']],
  ['from=0&to=99999999', ['99999999']],
])('leaves out invalid values, and says so: %s', (query, ignored) => {
  expect(read(query)).toEqual({ filters: nothing, ignored })
})

it('turns a range that is upside down', () => {
  expect(read('from=90&to=5').filters).toMatchObject({ budgetFromCents: 500, budgetToCents: 9000 })
})

it('limits the values of a filter, and the length of the words', () => {
  const many = (name: string, value: (index: number) => string) =>
    withQuery('', { [name]: Array.from({ length: 60 }, (_, index) => value(index + 1)) }).slice(1)
  const { filters } = read(`query=${'a'.repeat(11)}&${many('category', String)}&${many('tag', (index) => `t${index}`)}`)
  expect([filters.query.length, filters.categoryIds.length, filters.tags.length]).toEqual([10, 50, 20])
})
