import { dice } from '@sild/demo/seeded'
import { schemas } from '@sild/contract/schemas'
import type { SearchInput } from '../../services/search/src/engine/search-engine.ts'

const filters = ['categoryIds', 'countryCodes', 'workTypes', 'paymentTypes', 'budgetFromCents'] as const

/**
 * Searches as people ask: one in ten without words, else one to three of them and one in twenty mistyped, up to four filters, four
 * sorts, and pages up to the last. The same for the same number. `names` is where their words come from.
 */
export function sampleSearches(count: number, names: readonly string[]): SearchInput[] {
  const random = dice('bench: searches')
  const word = (): string =>
    random.pick(
      random
        .pick(names)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((part) => part.length > 2),
    )
  return Array.from({ length: count }, () => {
    const words = random.chance(0.1) ? [] : Array.from({ length: random.between(1, 3) }, word).filter(Boolean)
    if (random.chance(0.05)) words.splice(0, 1, ...words.slice(0, 1).map(mistyped))
    const chosen = new Set(Array.from({ length: random.between(0, 4) }, () => random.pick(filters)))
    const isFirst = random.chance(0.8)
    return schemas.search.body.parse({
      searchType: random.pick(['tasks', 'services', 'experts']),
      query: words.join(' '),
      categoryIds: chosen.has('categoryIds') ? [random.between(1, 10)] : [],
      countryCodes: chosen.has('countryCodes') ? [random.pick(['EE', 'FR', 'FI', 'LV'])] : [],
      workTypes: chosen.has('workTypes') ? [random.pick(['OUTSTAFF', 'OUTSOURCE'])] : [],
      paymentTypes: chosen.has('paymentTypes') ? [random.pick(['HOURLY', 'FIXED', 'PROJECT'])] : [],
      budgetFromCents: chosen.has('budgetFromCents') ? random.between(1, 20) * 50_000 : null,
      sort: random.pick(['date', 'score', 'responses', 'price']),
      page: isFirst ? 1 : random.pick([10, 40]),
    })
  })
}

/** Two letters in each other's place. */
const mistyped = (word: string): string => word.slice(0, 1) + word.slice(2, 3) + word.slice(1, 2) + word.slice(3)
