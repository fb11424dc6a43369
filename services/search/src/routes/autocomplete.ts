import { limits } from '@sild/contract/limits'
import { serve } from '../deps.ts'

export const autocomplete = serve('autocomplete', async ({ body: { index, limit, query }, deps }) => {
  const typed = query.trim()
  if ([...typed].length < limits.autocomplete.min) return { suggestions: [] }
  return deps.engine.suggest({ typed, searchType: index, limit })
})
