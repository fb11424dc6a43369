import { describe, expect, it } from 'vitest'
import { canonicalAddress, chooseLocale } from './locale-choice.ts'

describe('chooseLocale', () => {
  it.each([
    ['an English page', '/blog', {}, { locale: 'en', redirect: null, remember: null }],
    ['the first visit of a French page', '/fr/blog', {}, { locale: 'fr', redirect: null, remember: 'fr' }],
    [
      'a page in another language than remembered',
      '/blog',
      { cookie: 'a=1; locale=et' },
      { locale: 'en', redirect: null, remember: null },
    ],
    ['the home page from outside', '/', { cookie: 'locale=et' }, { locale: 'en', redirect: 'et', remember: null }],
    [
      'the home page in the remembered English',
      '/',
      { cookie: 'locale=en' },
      { locale: 'en', redirect: null, remember: null },
    ],
    [
      'choosing English on the French home page',
      '/',
      { cookie: 'locale=fr', 'sec-fetch-site': 'same-origin' },
      { locale: 'en', redirect: null, remember: 'en' },
    ],
    ['a crawler at the home page', '/', {}, { locale: 'en', redirect: null, remember: null }],
    ['a language that is none', '/', { cookie: 'locale=xx' }, { locale: 'en', redirect: null, remember: null }],
  ] as const)('%s', (_, pathname, headers, expected) => {
    expect(chooseLocale(pathname, headers)).toEqual(expected)
  })
})

describe('canonicalAddress', () => {
  it.each([
    ['/', null],
    ['/blog', null],
    ['/blog/?page=2', '/blog?page=2'],
    ['/et/', '/et'],
    ['//evil.example/', '/evil.example'],
    ['///', '/'],
  ])('%s → %s', (address, canonical) => {
    expect(canonicalAddress(address)).toBe(canonical)
  })
})
