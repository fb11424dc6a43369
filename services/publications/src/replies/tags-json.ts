import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, empty, type JsonText, sql } from '@sild/service-kit'

/** The tags that approved publications of a category, or of all, carry most. */
export const topTags = (
  { readReply }: Database,
  { categoryId, limit }: ParsedInput<'listTopTags'>['query'],
): Promise<JsonText> =>
  readReply(sql`
    with top as (
      select tag_guid, sum(uses) as uses from category_tags ${categoryId ? sql`where category_id = ${categoryId}` : empty}
      group by tag_guid order by uses desc, tag_guid limit ${limit}
    )
    select json_build_object('tags', coalesce(
      json_agg(json_build_object('guid', tag_guid, 'label', label::text) order by uses desc, tag_guid), '[]'
    ))::text as reply from top join tags using (tag_guid)`)

const LIMIT = 20

/** Tags that begin so or have such a synonym, then similar ones, so that a typing error still finds its tag. */
export function matchingTags({ readReply }: Database, search: string): Promise<JsonText> {
  const prefix = `${search.replace(/[\\%_]/g, '\\$&')}%`
  return readReply(sql`
    with starting as (
      select tag_guid, label, length(label::text) as rank from tags where lower(label::text) like ${prefix} order by rank limit ${LIMIT}
    ), meant as (
      select tag_guid, label, 100 as rank from tags where ${search} = any(synonyms) limit ${LIMIT}
    ), alike as (
      select tag_guid, label, 200 - 100 * similarity(lower(label::text), ${search}) as rank from tags
      where lower(label::text) % ${search} order by rank limit ${LIMIT}
    ), found as (
      select tag_guid, label, min(rank) as rank
      from (table starting union all table meant union all table alike) as hits group by tag_guid, label order by rank limit ${LIMIT}
    )
    select json_build_object('data', coalesce(
      json_agg(json_build_object('guid', tag_guid, 'label', label::text) order by rank, label), '[]'
    ))::text as reply from found`)
}
