import { choicesOfSearch, type Droppable } from '@sild/contract/search/choices'
import type { Conditions } from './search-engine.ts'

/** The chosen filters. A search with few results may drop one of them. */
export function chosenFilters(input: Conditions): Droppable[] {
  const chosen: Droppable[] = choicesOfSearch[input.searchType].filter((name) => input[name].length > 0)
  if (input.budgetFromCents ?? input.budgetToCents) chosen.push('budget')
  if (input.publishedWithin !== 'all') chosen.push('publishedWithin')
  return chosen
}

/** The same without one of its filters. */
export function without<Input extends Conditions>(input: Input, dropped: Droppable | undefined): Input {
  if (dropped === undefined) return input
  if (dropped === 'budget') return { ...input, budgetFromCents: null, budgetToCents: null }
  if (dropped === 'publishedWithin') return { ...input, publishedWithin: 'all' }
  return { ...input, [dropped]: [] }
}
