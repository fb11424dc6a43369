import { serve } from '../deps.ts'
import { hintTags } from '../replies/tags-json.ts'

export const searchHintTagsRoute = serve('searchHintTags', ({ body: { search, limit, categoryId = null }, deps }) =>
  hintTags(deps.database, { search: search.trim().toLowerCase(), limit, categoryId }),
)
