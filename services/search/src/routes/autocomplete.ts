import { limits } from '@sild/contract/limits'
import { serve } from '../deps.ts'
import { indexes } from '../engine/indexes.ts'
import { suggestions } from '../replies/suggestions-json.ts'

export const autocomplete = serve('autocomplete', async ({ body: { index, limit, query }, deps }) => {
  const typed = query.trim()
  if ([...typed].length < limits.autocomplete.min) return { suggestions: [] }
  return suggestions(deps.database, { typed, cardType: indexes[index].cardType, limit })
})
