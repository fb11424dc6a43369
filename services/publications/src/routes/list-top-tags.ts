import { serve } from '../deps.ts'

/** The tags that approved publications of a category, or of all, carry most. */
export const listTopTags = serve('listTopTags', async ({ deps, query: { categoryId = null, limit } }) => {
  return deps.database.readReply(
    `with top as (
       select tag_guid, sum(uses) as uses from category_tags
       where cast(:categoryId as int) is null or category_id = :categoryId
       group by tag_guid order by uses desc, tag_guid limit :limit
     )
     select json_build_object('tags', coalesce(
       json_agg(json_build_object('guid', tag_guid, 'label', label::text) order by uses desc, tag_guid), '[]'
     ))::text as reply from top join tags using (tag_guid)`,
    { categoryId, limit },
  )
})
