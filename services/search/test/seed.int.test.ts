import { market } from '@sild/demo/market'
import { actorOf, testService } from '@sild/testing'
import { beforeAll, expect, it } from 'vitest'
import { seed } from '../seeds/demo.ts'
import { searchService } from '../src/service.ts'

const search = testService(searchService)
const rows = () =>
  search.database.query('select publication_guid, version, views_count, favorites_count from search.cards order by 1')

beforeAll(() => seed(search.deps))

it('makes the demo market findable, and changes nothing when run again', async () => {
  const before = await rows()
  expect(before).toHaveLength(market().publications.filter(({ status }) => status === 'ACTIVE').length)
  await seed(search.deps)
  expect(await rows()).toEqual(before)
  const { counts, newest } = await search.call('getMarketOverview', {}, actorOf('guest'))
  const listed = await search.database.query('select 1 from search.listings')
  expect(counts.tasks + counts.services + counts.experts).toBe(listed.length)
  expect(newest.length).toBeGreaterThan(0)
})

it('finds every listed publication by its own name', async () => {
  const cards = await search.database.query<{ name: string; publication_guid: string; card_type: string }>(
    'select name, publication_guid, card_type from search.cards join search.listings using (publication_guid, card_type)',
  )
  const types = { project: 'tasks', service: 'services', expert: 'experts' } as const
  for (const { name, publication_guid: guid, card_type: cardType } of cards) {
    const searchType = types[cardType as keyof typeof types]
    const { cards: found } = await search.call(
      'search',
      { body: { searchType, query: name, sort: 'score', limit: 50 } },
      actorOf('guest'),
    )
    expect(found.map((card) => card.guid)).toContain(guid)
  }
}, 120_000)
