import type { Reply } from '@sild/contract/schemas'
import { choicesOfSearch, priceSteps } from '@sild/contract/search/choices'
import type { SearchFiltersReply } from '@sild/contract/search/schemas'

/** Two thirds of what is found is of Tallinn, and every other filter has nothing to count. */
export const searchFiltersReply = (own: Partial<SearchFiltersReply> = {}): SearchFiltersReply => ({
  total: 3,
  isTotalExact: true,
  filters: choicesOfSearch.tasks.map((name) => ({
    name,
    values: name === 'cities' ? [{ value: 'Tallinn', count: 2 }] : [],
    isExact: true,
  })),
  prices: priceSteps.map((_step, place) => (place === 3 ? 2 : 0)),
  ...own,
})

export const languagesReply = (): Reply<'listLanguages'> => ({
  list: [
    { id: 1, code: 'et', title: 'Estonian' },
    { id: 28, code: 'en', title: 'English' },
  ],
})
