import { dice } from '@sild/demo/seeded'
import { schemas } from '@sild/contract/schemas'
import type { SearchInput } from '../../services/search/src/engine/search-engine.ts'

/** Searches in the proportions in which people ask: the same for the same number. `names` is where their words come from. */
export function askedSearches(count: number, names: readonly string[]): SearchInput[] {
  const random = dice('bench: searches')
  const word = (): string =>
    random.pick(
      random
        .pick(names)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((part) => part.length > 2),
    )
  return Array.from({ length: count }, () => {
    const isBrowsing = random.chance(0.1)
    const words = isBrowsing ? [] : Array.from({ length: random.between(1, 3) }, word)
    return schemas.search.body.parse({
      searchType: random.pick(['tasks', 'services', 'experts']),
      query: words.filter(Boolean).join(' '),
      categoryIds: random.chance(0.4) ? [random.between(1, 10)] : [],
      countryCodes: random.chance(0.4) ? [random.pick(['EE', 'FR', 'FI', 'LV'])] : [],
      workTypes: random.chance(0.3) ? [random.pick(['OUTSTAFF', 'OUTSOURCE'])] : [],
      sort: random.pick(['date', 'score']),
      page: random.chance(0.8) ? 1 : random.between(2, 5),
    })
  })
}
