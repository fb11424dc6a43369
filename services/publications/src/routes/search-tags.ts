import { serve } from '../deps.ts'
import { matchingTags } from '../replies/tags-json.ts'

export const searchTagsRoute = serve('searchTags', ({ body, deps }) =>
  matchingTags(deps.database, body.search.trim().toLowerCase()),
)
