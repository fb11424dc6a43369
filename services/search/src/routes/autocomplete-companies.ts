import { limits } from '@sild/contract/limits'
import { serve } from '../deps.ts'

export const autocompleteCompanies = serve('autocompleteCompanies', async ({ body: { index, limit, query }, deps }) => {
  const typed = query.trim()
  if ([...typed].length < limits.autocomplete.min) return { suggestions: [] }
  return deps.engine.suggestCompanies({ typed, searchType: index, limit })
})
