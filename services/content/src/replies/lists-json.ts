import type { Locale } from '@sild/contract/enums'
import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, type JsonText, likeLiteral, sql } from '@sild/service-kit'

export const categoryList = ({ readReply }: Database, locale: Locale): Promise<JsonText> =>
  readReply(
    sql`select json_build_object('list', coalesce(json_agg(
       json_strip_nulls(json_build_object(
         'id', category_id, 'slug', slug, 'icon', icon,
         'title', coalesce(target.own_titles, target.titles, categories.own_titles, categories.titles) ->> ${locale},
         'isClosed', case when closed_at is not null and merged_into_id is null then true end,
         'mergedIntoId', merged_into_id
       )) order by position
     ), '[]'))::text as reply
     from categories left join lateral (
       select own_titles, titles from categories as other where other.category_id = categories.merged_into_id
     ) as target on true`,
  )

/** The portal's own regions first, as seeded. */
export const countryList = ({ readReply }: Database, locale: Locale): Promise<JsonText> =>
  readReply(
    sql`select json_build_object('list', coalesce(json_agg(
       json_build_object('code', country_code, 'title', titles ->> ${locale}) order by position
     ), '[]'))::text as reply from countries`,
  )

export const languageList = ({ readReply }: Database, locale: Locale): Promise<JsonText> =>
  readReply(
    sql`select json_build_object('list', coalesce(json_agg(
       json_build_object('id', language_id, 'code', code, 'title', titles ->> ${locale}) order by position
     ), '[]'))::text as reply from languages`,
  )

/** Cities by the beginning of their name in any language, then by a part of it. */
export function cityList(
  { readReply }: Database,
  { countryCode, limit, search = '' }: ParsedInput<'listCities'>['body'],
  locale: Locale,
): Promise<JsonText> {
  const country = countryCode ?? null
  const typed = likeLiteral(search.trim())
  return readReply(
    sql`with named as (
       select city_id, country_code, titles ->> ${locale} as title, position,
              (select string_agg(' ' || fold(value), '') from jsonb_each_text(titles)) as names
       from cities where ${country}::text is null or country_code = ${country}
     ), found as (
       select *, names like '% ' || fold(${typed}) || '%' as begins from named
       where names like '%' || fold(${typed}) || '%' order by begins desc, position limit ${limit}
     )
     select json_build_object('list', coalesce(json_agg(
       json_build_object('id', city_id, 'countryCode', country_code, 'title', title) order by begins desc, position
     ), '[]'))::text as reply from found`,
  )
}
