import { describe, expect, it } from 'vitest'
import { appliedCount, readSearchAddress, searchHref, toggled, withoutFilters } from './search-address.ts'

const read = (path: string) => readSearchAddress(new URL(path, 'https://sild.test'))

describe('readSearchAddress', () => {
  it('knows the search types by the words of the specification', () => {
    expect(read('/search?searchType=offers').searchType).toBe('services')
    expect(read('/search').searchType).toBe('tasks')
    expect(read('/search/companies').searchType).toBe('companies')
  })
  it('leaves out invalid values', () => {
    expect(
      read('/search?category=x&category=3&country=Estonia&country=EE&workType=GOLD&sort=cheap&page=-4'),
    ).toMatchObject({
      categoryIds: [3],
      countryCodes: ['EE'],
      workTypes: [],
      sort: 'date',
      page: 1,
    })
  })
  it('lists the values that it ignores', () => {
    expect(read('/search?category=x&workType=GOLD&sort=cheap&within=ever&tag=&from=cheap&page=-4').ignored).toEqual([
      'x',
      'GOLD',
      'cheap',
      'ever',
      'cheap',
    ])
  })
  it('cuts values that are too long or too far', () => {
    const { query, page } = read(`/search?query=${'x'.repeat(400)}&page=9999`)
    expect([query.length, page]).toEqual([300, 40])
  })
  it('puts the best match first once there are words', () => expect(read('/search?query=react').sort).toBe('score'))
})

describe('searchHref', () => {
  it('reads back what it wrote', () => {
    const address = read(
      '/search?searchType=offers&query=web+shop&category=2&country=FR&workType=OUTSTAFF&city=Lyon&tag=C%23&rating=4&from=5&to=70&within=week&sort=date&page=3',
    )
    expect(read(searchHref(address, { page: address.page }))).toEqual(address)
  })
  it('follows what is searched with the usual order, and keeps a chosen one', () => {
    expect(searchHref(read('/search'), { query: 'react' })).toBe('/search?searchType=tasks&query=react')
    expect(searchHref(read('/search?query=react'), { query: '' })).toBe('/search?searchType=tasks')
    expect(searchHref(read('/search'), { searchType: 'companies' })).toBe('/search/companies')
    expect(searchHref(read('/search?sort=responses'), { query: 'react' })).toBe(
      '/search?searchType=tasks&query=react&sort=responses',
    )
  })
  it('keeps the words literal until they change', () => {
    const literal = read('/search?query=reakt&literal=yes')
    expect(literal.isLiteral).toBe(true)
    expect(searchHref(literal, { countryCodes: ['EE'] })).toBe(
      '/search?searchType=tasks&query=reakt&literal=yes&country=EE',
    )
    expect(searchHref(literal, { query: 'react' })).toBe('/search?searchType=tasks&query=react')
  })
  it('keeps the filters that another kind has', () => {
    const address = read('/search?searchType=experts&country=EE&speciality=Tester&rating=4&from=50')
    expect(searchHref(address, { searchType: 'tasks' })).toBe('/search?searchType=tasks&country=EE&rating=4&from=50')
    expect(searchHref(address, { searchType: 'companies' })).toBe('/search/companies?country=EE&rating=4')
  })
  it('starts at the first page when anything else changes', () => {
    expect(searchHref(read('/search?page=3'), { countryCodes: ['EE'] })).toBe('/search?searchType=tasks&country=EE')
  })
})

describe('toggled', () => {
  it('adds and removes', () => expect([toggled([1, 2], 2), toggled([1], 2)]).toEqual([[1], [1, 2]]))
})

describe('filters', () => {
  const filtered = read(
    '/search?searchType=tasks&query=web&category=1&category=2&country=EE&workType=OUTSTAFF&within=week',
  )

  it('are counted one by one', () => expect([appliedCount(filtered), appliedCount(read('/search'))]).toEqual([5, 0]))
  it('are removed all at once, and leave the words', () =>
    expect(searchHref(filtered, withoutFilters)).toBe('/search?searchType=tasks&query=web'))
})
