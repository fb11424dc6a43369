import { searchReply } from '@sild/testing/replies'
import { expect, it } from 'vitest'
import { readSearchAddress } from '../../search-address/search-address.ts'
import { shownCard } from '../../cards/shown-card.ts'
import { isUnlistedSearch, listedSearchHref } from './listed-search.ts'

function open(path: string, { pagesCount, total }: { total: number; pagesCount: number }) {
  const { successors: _none, ...reply } = searchReply({ total, pagesCount })
  const found = { ...reply, cards: reply.cards.map(shownCard), promoted: reply.promoted.map(shownCard) }
  const loaded = { address: readSearchAddress(new URL(path, 'https://sild.test')), found }
  return { isUnlisted: isUnlistedSearch(loaded), canonical: listedSearchHref(loaded) }
}

it.each([
  [
    'a search by filters',
    '/search?searchType=tasks&category=3&page=2',
    30,
    2,
    '/search?searchType=tasks&category=3&page=2',
  ],
  [
    'one with nonsense',
    '/search?searchType=tasks&category=3&literal=yes&x=1',
    30,
    2,
    '/search?searchType=tasks&category=3',
  ],
])('lists %s as it is', (_what, path, total, pagesCount, canonical) => {
  expect(open(path, { total, pagesCount })).toEqual({ isUnlisted: false, canonical })
})

it.each([
  ['words', '/search?searchType=tasks&query=web&category=3&page=2', 30, 2, '/search?searchType=tasks&category=3'],
  ['literal words', '/search?searchType=offers&query=web&literal=yes', 3, 1, '/search?searchType=offers'],
  ['filters that find nothing', '/search?searchType=tasks&category=3&within=week', 0, 1, '/search?searchType=tasks'],
  ['words that find nothing', '/search/companies?query=qwx&country=FR', 0, 1, '/search/companies'],
  [
    'a page after the last',
    '/search?searchType=tasks&category=3&page=9',
    30,
    2,
    '/search?searchType=tasks&category=3&page=2',
  ],
])('lists another one in place of %s', (_what, path, total, pagesCount, canonical) => {
  expect(open(path, { total, pagesCount })).toEqual({ isUnlisted: true, canonical })
})
