import { serve } from '../deps.ts'
import { enoughTyped } from '../models/enough-typed.ts'

export const autocompleteCompaniesRoute = serve(
  'autocompleteCompanies',
  async ({ body: { index, limit, query }, deps, locale }) => {
    const typed = enoughTyped(query)
    if (typed === undefined) return { suggestions: [] }
    return deps.engine.suggestCompanies({ typed, searchType: index, limit, locale })
  },
)
