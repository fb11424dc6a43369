import { expect, it } from 'vitest'
import { readSearchFilters } from './search-filters.ts'

const read = (query: string) =>
  readSearchFilters(new URLSearchParams(query), { workTypes: ['remote', 'office'], longestQuery: 10 })
const nothing = { searchType: 'tasks', query: '', categoryIds: [], countryCodes: [], workTypes: [] }

it('reads what a search is asked for', () => {
  expect(
    read('searchType=offers&query=React&category=2&category=3&country=EE&workType=office&workType=remote'),
  ).toEqual({
    searchType: 'services',
    query: 'React',
    categoryIds: [2, 3],
    countryCodes: ['EE'],
    workTypes: ['remote', 'office'],
  })
})

it.each([
  'searchType=everything',
  'query=%00',
  'category=0&category=-1&category=1.5&category=x&category=2147483648',
  'country=ee&country=EST&country=',
  'workType=moon',
])('leaves out what makes no sense: %s', (query) => {
  expect(read(query)).toEqual(nothing)
})

it('reads fifty values of a filter, and so much of the words', () => {
  const found = read(`query=${'a'.repeat(11)}&${'category=1&'.repeat(51)}${'country=EE&'.repeat(51)}`)
  expect([found.query.length, found.categoryIds.length, found.countryCodes.length]).toEqual([10, 50, 50])
})
