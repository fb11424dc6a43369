import { type Database, empty, type JsonText, sql } from '@sild/service-kit'
import { indexes } from '../indexes.ts'
import type { Typed } from '../search-engine.ts'

/**
 * Companies of the catalogue with a name that begins with `typed`, then those with such a word. Similar names only if
 * there are neither.
 */
export function companySuggestions({ readReply }: Database, { typed, searchType, limit }: Typed): Promise<JsonText> {
  const { cardType } = indexes[searchType]
  const offers = sql`and exists (select from listings l where l.company_guid = k.company_guid and l.card_type = ${cardType})`
  return readReply(sql`
    with offering as (
      select * from companies k where is_listed and not is_hidden ${cardType ? offers : empty}
    ), named as (
      select *, fold(name) like beginning(${typed}) as is_beginning from offering
      where fold(name) like beginning(${typed}) or fold(name) like '% ' || beginning(${typed})
    ), alike as (
      select *, false as is_beginning from offering where fold(${typed}) <% fold(name) and not exists (table named)
    ), best as (
      select *, row_number() over (order by is_beginning desc, publications_count desc, name, company_guid) as place
      from (table named union all table alike) as found
      order by place limit ${limit}
    )
    select json_build_object('suggestions', coalesce(json_agg(json_build_object(
      'guid', company_guid, 'slug', slug, 'name', name, 'logoUrl', file_url(logo_key), 'isVerified', is_verified
    ) order by place), '[]'))::text as reply from best`)
}
