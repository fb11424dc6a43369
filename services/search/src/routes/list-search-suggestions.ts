import { serve } from '../deps.ts'
import { enoughTyped } from '../models/enough-typed.ts'

export const listSearchSuggestionsRoute = serve(
  'listSearchSuggestions',
  async ({ body: { index, limit, query }, deps, locale }) => {
    const typed = enoughTyped(query)
    if (typed === undefined) return { queries: [], companies: [], tags: [], cities: [] }
    return deps.engine.suggestByKinds({ typed, searchType: index, limit, locale })
  },
)
