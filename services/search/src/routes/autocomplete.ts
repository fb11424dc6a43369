import { limits } from '@sild/contract/limits'
import { jsonText } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { indexes } from '../engine/indexes.ts'
import { suggestionsSql } from '../replies/suggestions-sql.ts'

export const autocomplete = serve('autocomplete', async ({ body, deps }) => {
  const typed = body.query.trim()
  if ([...typed].length < limits.autocomplete.min) return { suggestions: [] }
  const { cardType } = indexes[body.index]
  const { rows } = await deps.database.knex.raw(suggestionsSql, { typed, cardType, limit: body.limit })
  return jsonText(rows[0].reply)
})
