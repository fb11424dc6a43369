import { type Database, type JsonText, type Sql, sql } from '@sild/service-kit'
import { indexes } from '../indexes.ts'
import type { Typed } from '../search-engine.ts'
import { suggestedName } from './suggested-names.ts'

const SOME = 3

/**
 * Tags first, because they have the most hits; then names with this prefix, names with it in a later word, and
 * companies. Only if there are none of them, similar names: looking up typing errors is the most expensive part.
 */
export function suggestions({ readReply }: Database, { typed, searchType, limit, locale }: Typed): Promise<JsonText> {
  const { cardType } = indexes[searchType]
  /** Only searchable cards: publications of a hidden company are not. */
  const names = (where: Sql): Sql => sql`
    select ${suggestedName(typed, locale)} as text, c.slug
    from (
      select distinct on (n.publication_guid) n.publication_guid, n.locale
      from card_names n
      where n.card_type = ${cardType} and ${where}
        and exists (select from listings l where l.card_type = ${cardType} and l.publication_guid = n.publication_guid)
      order by n.publication_guid, n.locale = ${locale} desc, n.locale
      limit ${limit}
    ) n join cards c using (publication_guid)`
  return readReply(sql`
    with tags as (
      select label as text from tag_counts
      where card_type = ${cardType} and folded like beginning(${typed}) and count > 0 order by count desc, label limit ${SOME}
    ), beginnings as (
      ${names(sql`n.folded like beginning(${typed})`)}
    ), inside as (
      ${names(sql`n.folded like '% ' || beginning(${typed}) and (select count(*) from beginnings) < ${limit}`)}
    ), firms as (
      select name as text, slug from companies
      where is_listed and not is_hidden and (fold(name) like beginning(${typed}) or fold(name) like '% ' || beginning(${typed}))
      order by fold(name) like beginning(${typed}) desc, publications_count desc, name
      limit ${cardType === null ? limit : SOME}
    ), alike as (
      ${names(sql`fold(${typed}) <% n.folded and not exists (table tags) and not exists (table beginnings) and not exists (table inside) and not exists (table firms)`)}
    ), every as (
      select 1 as place, text, 'tag' as kind, null as slug from tags
      union all select 2, text, 'publication', slug from beginnings
      union all select 3, text, 'publication', slug from inside where slug not in (select slug from beginnings)
      union all select 4, text, 'company', slug from firms
      union all select 5, text, 'publication', slug from alike
    ), best as (
      select * from every order by place, text, slug limit ${limit}
    )
    select json_build_object('suggestions', coalesce(
      json_agg(json_build_object('text', text, 'kind', kind, 'slug', slug) order by place, text, slug), '[]'
    ))::text as reply from best`)
}
