import { serve } from '../deps.ts'
import { autocompleteQuery } from '../models/autocomplete-query.ts'

export const autocompleteRoute = serve('autocomplete', async ({ body: { index, limit, query }, deps, locale }) => {
  const typed = autocompleteQuery(query)
  if (typed === undefined) return { suggestions: [] }
  return deps.engine.suggest({ typed, searchType: index, limit, locale })
})
