import { serve } from '../deps.ts'

/** Cities by the beginning of their name in any language, then by a part of it. */
export const listCities = serve('listCities', async ({ body, deps, locale }) => {
  const { countryCode = null, limit, search = '' } = body
  const typed = search.trim().replace(/[\\%_]/g, '\\$&')
  return deps.database.readReply(
    `with named as (
       select city_id, country_code, titles ->> :locale as title, position,
              (select string_agg(' ' || fold(value), '') from jsonb_each_text(titles)) as names
       from cities where cast(:countryCode as text) is null or country_code = :countryCode
     ), found as (
       select *, names like '% ' || fold(:typed) || '%' as begins from named
       where names like '%' || fold(:typed) || '%' order by begins desc, position limit :limit
     )
     select json_build_object('list', coalesce(json_agg(
       json_build_object('id', city_id, 'countryCode', country_code, 'title', title) order by begins desc, position
     ), '[]'))::text as reply from found`,
    { countryCode, limit, locale, typed },
  )
})
