import { serve } from '../deps.ts'
import { mergedTags } from '../replies/staff-tags.ts'

export const listMergedTagsRoute = serve('listMergedTags', async ({ deps }) => ({
  list: await mergedTags(deps.database),
}))
