import { serve } from '../deps.ts'

const LIMIT = 20

/** Tags that begin so or have such a synonym, then similar ones, so that a typing error still finds its tag. */
export const searchTags = serve('searchTags', async ({ body, deps }) => {
  const search = body.search.trim().toLowerCase()
  if (search === '') return { data: [] }
  const prefix = `${search.replace(/[\\%_]/g, '\\$&')}%`
  return deps.database.readReply(
    `with starting as (
       select tag_guid, label, length(label::text) as rank from tags where lower(label::text) like :prefix order by rank limit ${LIMIT}
     ), meant as (
       select tag_guid, label, 100 as rank from tags where :search = any(synonyms) limit ${LIMIT}
     ), alike as (
       select tag_guid, label, 200 - 100 * similarity(lower(label::text), :search) as rank from tags
       where lower(label::text) % :search order by rank limit ${LIMIT}
     ), found as (
       select tag_guid, label, min(rank) as rank
       from (table starting union all table meant union all table alike) as hits group by tag_guid, label order by rank limit ${LIMIT}
     )
     select json_build_object('data', coalesce(
       json_agg(json_build_object('guid', tag_guid, 'label', label::text) order by rank, label), '[]'
     ))::text as reply from found`,
    { prefix, search },
  )
})
