import { testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { bulkSeed } from '../seeds/bulk.ts'
import { publicationsService } from '../src/service.ts'

const publications = testService(publicationsService)
const count = async (table: string) =>
  (await publications.database.query<{ count: number }>(`select count(*)::int as count from publications.${table}`))[0]!
    .count

it('writes publications with their tags, and goes on where it was', async () => {
  await bulkSeed(publications.deps, { publications: 40 })
  expect(await count('publications')).toBe(40)
  expect(await count('publication_tags')).toBeGreaterThan(0)
  await bulkSeed(publications.deps, { publications: 80 })
  await bulkSeed(publications.deps, { publications: 80 })
  expect(await count('publications')).toBe(80)
})
