import { serve } from '../deps.ts'
import { enoughTyped } from '../models/enough-typed.ts'

export const autocompleteRoute = serve('autocomplete', async ({ body: { index, limit, query }, deps, locale }) => {
  const typed = enoughTyped(query)
  if (typed === undefined) return { suggestions: [] }
  return deps.engine.suggest({ typed, searchType: index, limit, locale })
})
