import { testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { bulkSeed } from '../seeds/bulk.ts'
import { searchService } from '../src/service.ts'

const search = testService(searchService)
const count = async (table: string) =>
  (await search.database.query<{ count: number }>(`select count(*)::int as count from search.${table}`))[0]!.count

it('makes publications findable by the batch, with every index, and goes on where it was', async () => {
  await bulkSeed(search.deps, { publications: 40 })
  const listed = await count('listings')
  expect(listed).toBeGreaterThan(10)
  expect(await count('cards')).toBe(listed)
  await bulkSeed(search.deps, { publications: 80 })
  expect(await count('listings')).toBeGreaterThan(listed)
  expect(await count(`companies where tokens <> ''`)).toBeGreaterThan(0)
  const indexes = await search.database.query(
    `select 1 from pg_indexes where schemaname = 'search' and indexname in ('listings_by_tokens', 'card_names_by_likeness')`,
  )
  expect(indexes).toHaveLength(2)
})
