import { limits } from '@sild/contract/limits'
import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, empty, type JsonText, likeLiteral, sql } from '@sild/service-kit'
import { isOffered } from '../models/tag.ts'

const tagJson = sql`json_build_object('guid', tag_guid, 'label', label::text, 'searchText', lower(label::text))`

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
      json_agg(${tagJson} order by uses desc, tag_guid), '[]'
    ))::text as reply from top join tags using (tag_guid)`)

interface TagSearch {
  search: string
  limit: number
  /** Its tags come first. */
  categoryId: number | null
}

/** Tags that begin so or are called so elsewhere, then similar ones, so that a typing error still finds its tag. */
function foundTags({ search, limit, categoryId }: TagSearch) {
  const prefix = `${likeLiteral(search)}%`
  return sql`
    with starting as (
      select tag_guid, label, length(label::text) as rank from tags where lower(label::text) like ${prefix} and ${isOffered} order by rank limit ${limit}
    ), of_category as (
      select tag_guid, label, length(label::text) - 100 as rank from category_tags join tags using (tag_guid)
      where category_id = ${categoryId} and uses > 0 and lower(label::text) like ${prefix} and ${isOffered} order by uses desc limit ${limit}
    ), meant as (
      select tag_guid, label, 100 as rank from tags
      where ${isOffered} and (${search} = any(synonyms) or ${search} = any(former_labels)
        or exists (select from jsonb_each_text(names) as named where lower(named.value) like ${prefix}))
      limit ${limit}
    ), alike as (
      select tag_guid, label, 200 - 100 * similarity(lower(label::text), ${search}) as rank from tags
      where lower(label::text) % ${search} and ${isOffered} order by rank limit ${limit}
    ), found as (
      select tag_guid, label, min(rank) as rank
      from (table of_category union all table starting union all table meant union all table alike) as hits
      group by tag_guid, label order by rank limit ${limit}
    )
    select coalesce(
      json_agg(${tagJson} order by rank, label), '[]'
    ) from found`
}

/** A text that is too short for a tag gets no suggestions. */
const isTooShort = ({ search }: TagSearch): boolean => [...search].length < limits.autocomplete.min

export async function matchingTags({ readReply }: Database, search: string): Promise<JsonText | { data: [] }> {
  const tagSearch = { search, limit: 20, categoryId: null }
  if (isTooShort(tagSearch)) return { data: [] }
  return readReply(sql`select json_build_object('data', (${foundTags(tagSearch)}))::text as reply`)
}

export async function hintTags({ readReply }: Database, tagSearch: TagSearch): Promise<JsonText | { tags: [] }> {
  if (isTooShort(tagSearch)) return { tags: [] }
  return readReply(sql`select json_build_object('tags', (${foundTags(tagSearch)}))::text as reply`)
}
