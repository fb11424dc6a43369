import type { Locale } from '@sild/contract/enums'
import {
  AppError,
  type Database,
  empty,
  type JsonText,
  jsonText,
  run,
  type Sql,
  sql,
  type Transaction,
} from '@sild/service-kit'

/** How long matches are shown and stored. */
export const SHOWN_DAYS = 30

/**
 * A publication that matches a saved search: of `cards c`, its company `k` and the match `m`. Without a known reader
 * its name is in the author's language.
 */
export const hitJson = (locale?: Locale): Sql => sql`json_build_object(
  'guid', c.publication_guid,
  'cardType', c.card_type,
  'slug', c.slug,
  'name', ${locale ? sql`coalesce(c.translations -> ${locale} ->> 'name', c.name)` : sql`c.name`},
  'companyGuid', k.company_guid,
  'companyName', k.name,
  'matchedAt', instant(m.matched_at)
)`
/** Matches of the search `s` that are still public. */
export const visible = sql`saved_search_matches m
  join cards c using (publication_guid) join companies k on k.company_guid = c.company_guid
  join listings l on l.publication_guid = c.publication_guid
  where m.saved_search_guid = s.saved_search_guid and l.expires_at > now()
    and m.matched_at > now() - make_interval(days => ${SHOWN_DAYS})`

const savedSearchJson = (locale: Locale): Sql => sql`json_build_object(
  'guid', s.saved_search_guid,
  'title', s.title,
  'schedule', s.schedule,
  'isMailed', s.is_mailed,
  'search', s.search,
  'createdAt', instant(s.created_at),
  'foundCount', (select count(*)::int from ${visible}),
  'hits', (
    select coalesce(json_agg(hit order by matched_at desc), '[]')
    from (select ${hitJson(locale)} as hit, m.matched_at from ${visible} order by m.matched_at desc limit 3) as latest
  )
)`

const of = (userGuid: string, guid?: string): Sql =>
  sql`saved_searches s where s.user_guid = ${userGuid} ${guid ? sql`and s.saved_search_guid = ${guid}` : empty}`

export const savedSearchesReply = ({ readReply }: Database, userGuid: string, locale: Locale): Promise<JsonText> =>
  readReply(sql`select json_build_object('list', (
    select coalesce(json_agg(${savedSearchJson(locale)} order by s.created_at desc, s.saved_search_guid), '[]') from ${of(userGuid)}
  ))::text as reply`)

/** One saved search, read in the transaction that has written it. @throws saved-search-not-found */
export async function savedSearchReply(
  trx: Transaction,
  { guid, locale, userGuid }: { guid: string; locale: Locale; userGuid: string },
): Promise<JsonText> {
  const [found] = await run<{ reply: string }>(
    trx,
    sql`select ${savedSearchJson(locale)}::text as reply from ${of(userGuid, guid)}`,
  )
  if (!found) throw new AppError('saved-search-not-found')
  return jsonText(found.reply)
}
