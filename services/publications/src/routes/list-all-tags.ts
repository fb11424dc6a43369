import { serve } from '../deps.ts'
import { staffTags } from '../replies/staff-tags.ts'

export const listAllTagsRoute = serve('listAllTags', ({ deps, query }) => staffTags(deps.database, query))
