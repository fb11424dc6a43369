import type { SearchType } from '@sild/contract/enums'
import { searchLimits } from '@sild/contract/search/limits'
import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const begin = (user = actorOf('customer')) => ({
  user,
  search: (query: string, own: { searchType?: SearchType; page?: number } = {}) =>
    catalogue.call('search', { body: { searchType: 'tasks', query, ...own } }, user),
  history: async (query = '', index: SearchType = 'tasks', limit = 10) =>
    (await catalogue.call('listSearchHistory', { body: { query, index, limit } }, user)).queries,
})

it('lists the queries of a user, each once, the latest first', async () => {
  const { search, history } = begin()
  for (const query of ['React shop', 'õmblus', ' react SHOP ', 'a', '']) await search(query)
  await search('react shop', { page: 2 })
  await search('Rannapuu', { searchType: 'companies' })
  expect(await history()).toEqual(['react SHOP', 'õmblus'])
  expect(await history('', 'companies')).toEqual(['Rannapuu'])
  expect(await history('', 'experts')).toEqual([])
})

it('is narrowed by the beginning of the words, in any letters, and takes nothing for a pattern', async () => {
  const { search, history } = begin()
  for (const query of ['Õmblus', '100% cotton', 'react']) await search(query)
  expect(await history('omb')).toEqual(['Õmblus'])
  expect(await history('100%')).toEqual(['100% cotton'])
  expect(await history('%')).toEqual([])
  expect(await history('', 'tasks', 1)).toEqual(['react'])
})

it('is hidden from other users, and not stored for a guest', async () => {
  const { search } = begin()
  await search('react')
  expect(await begin().history()).toEqual([])
  await begin(actorOf('guest')).search('react')
  await expect(begin(actorOf('guest')).history()).rejects.toMatchObject({ code: 'sign-in-required' })
})

it('has no queries of an agent who impersonates the user', async () => {
  const { search, user, history } = begin()
  await search('react')
  await begin({ ...user, viewedByGuid: crypto.randomUUID() }).search('vue')
  expect(await history()).toEqual(['react'])
})

it('keeps the latest, and keeps counting', async () => {
  const { user, search, history } = begin()
  await catalogue.database.query(
    `insert into search.search_history (user_guid, search_type, query, folded, searched_at)
     select $1, 'tasks', 'query ' || number, 'query ' || number, now() - make_interval(mins => number)
     from generate_series(1, ${searchLimits.searchHistory.max}) as number`,
    [user.userGuid!],
  )
  await search('the newest')
  const { length } = await catalogue.database.query('select from search.search_history where user_guid = $1', [
    user.userGuid!,
  ])
  expect([length, (await history())[0]]).toEqual([searchLimits.searchHistory.max, 'the newest'])
  expect(await history(`query ${searchLimits.searchHistory.max}`)).toEqual([])
})

it('is deleted with its user', async () => {
  const { user, search, history } = begin()
  await search('react')
  await catalogue.add('erase-views', { userGuid: user.userGuid! })
  await catalogue.runJobs()
  expect(await history()).toEqual([])
})
