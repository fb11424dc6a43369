import { serve } from '../deps.ts'
import { matchingTags } from '../replies/tags-json.ts'

export const searchTags = serve('searchTags', async ({ body, deps }) => {
  const search = body.search.trim().toLowerCase()
  return search === '' ? { data: [] } : matchingTags(deps.database, search)
})
