import { limits } from '@sild/contract/limits'
import { serve } from '../deps.ts'
import { indexes } from '../engine/indexes.ts'
import { companySuggestionsSql } from '../replies/company-suggestions-sql.ts'

export const autocompleteCompanies = serve('autocompleteCompanies', async ({ body, deps }) => {
  const typed = body.query.trim()
  if ([...typed].length < limits.autocomplete.min) return { suggestions: [] }
  const { cardType } = indexes[body.index]
  return deps.database.readReply(companySuggestionsSql, { typed, cardType, limit: body.limit })
})
