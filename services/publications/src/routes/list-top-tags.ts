import { serve } from '../deps.ts'
import { topTags } from '../replies/tags-json.ts'

export const listTopTagsRoute = serve('listTopTags', ({ deps, query }) => topTags(deps.database, query))
