import { limits } from '@sild/contract/limits'
import { serve } from '../deps.ts'
import { indexes } from '../engine/indexes.ts'
import { suggestionsSql } from '../replies/suggestions-sql.ts'

export const autocomplete = serve('autocomplete', async ({ body, deps }) => {
  const typed = body.query.trim()
  if ([...typed].length < limits.autocomplete.min) return { suggestions: [] }
  const { cardType } = indexes[body.index]
  return deps.database.readReply(suggestionsSql, { typed, cardType, limit: body.limit })
})
