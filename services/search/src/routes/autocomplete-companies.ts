import { limits } from '@sild/contract/limits'
import { serve } from '../deps.ts'
import { indexes } from '../engine/indexes.ts'
import { companySuggestions } from '../replies/company-suggestions-json.ts'

export const autocompleteCompanies = serve('autocompleteCompanies', async ({ body: { index, limit, query }, deps }) => {
  const typed = query.trim()
  if ([...typed].length < limits.autocomplete.min) return { suggestions: [] }
  return companySuggestions(deps.database, { typed, cardType: indexes[index].cardType, limit })
})
