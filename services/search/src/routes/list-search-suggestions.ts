import { serve } from '../deps.ts'
import { autocompleteQuery } from '../models/autocomplete-query.ts'

export const listSearchSuggestionsRoute = serve(
  'listSearchSuggestions',
  async ({ body: { index, limit, query }, deps, locale }) => {
    const typed = autocompleteQuery(query)
    if (typed === undefined) return { queries: [], companies: [], tags: [], cities: [] }
    return deps.engine.suggestByKinds({ typed, searchType: index, limit, locale })
  },
)
