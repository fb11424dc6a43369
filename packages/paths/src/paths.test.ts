import { describe, expect, it } from 'vitest'
import { localizedPath, ownPath, paths, splitLocale, withQuery } from './index.ts'

describe('paths', () => {
  it('leave empty parameters out and repeat lists', () => {
    expect(withQuery('/search', { query: '', page: 2, category: [1, 2], sort: undefined })).toBe(
      '/search?page=2&category=1&category=2',
    )
  })
  it('encode what they are given', () => expect(paths.blogArticle('a/b?c')).toBe('/blog/a%2Fb%3Fc'))
  it('name search types as the specification prints them', () => {
    expect(paths.search({ searchType: 'services', query: 'React' })).toBe('/search?searchType=offers&query=React')
    expect(paths.search({ searchType: 'companies' })).toBe('/search/companies')
  })
})

describe('locale prefixes', () => {
  it.each([
    ['/', 'et', '/et'],
    ['/?a=1', 'fr', '/fr?a=1'],
    ['/blog', 'fr', '/fr/blog'],
    ['/blog', 'en', '/blog'],
  ] as const)('puts %s in %s at %s', (path, locale, localized) => expect(localizedPath(path, locale)).toBe(localized))
  it.each([
    ['/et', 'et', '/'],
    ['/fr/blog/x', 'fr', '/blog/x'],
    ['/en/blog', 'en', '/en/blog'],
    ['/etc', 'en', '/etc'],
  ] as const)('reads %s as %s %s', (pathname, locale, path) => expect(splitLocale(pathname)).toEqual({ locale, path }))
})

describe('ownPath', () => {
  it.each(['/account', '/search?a=b#c'])('accepts %s', (path) => expect(ownPath(path)).toBe(path))
  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '', null])('refuses %s', (path) =>
    expect(ownPath(path)).toBeNull(),
  )
})
