import { type Database, empty, type JsonText, sql } from '@sild/service-kit'
import { hitJson } from './saved-search-json.ts'

interface MatchesPage {
  readonly publicationGuid: string
  readonly after: string | undefined
  readonly limit: number
}

const savedSearchFields = sql`'savedSearchGuid', s.saved_search_guid, 'userGuid', s.user_guid, 'title', s.title, 'isMailed', s.is_mailed`

/** The reply of `listSearchMatches`: for a user with several matching searches, the oldest one. */
export const searchMatchesReply = (
  { readReply }: Database,
  { after, limit, publicationGuid }: MatchesPage,
): Promise<JsonText> =>
  readReply(sql`
    select json_build_object(
      'hit', (
        select ${hitJson()} from cards c join companies k using (company_guid) join listings l using (publication_guid),
          (select now() as matched_at) as m
        where c.publication_guid = ${publicationGuid} and l.expires_at > now()
      ),
      'list', (
        select coalesce(json_agg(json_build_object(${savedSearchFields}) order by s.user_guid), '[]') from (
          select distinct on (s.user_guid) s.* from saved_search_matches m join saved_searches s using (saved_search_guid)
          where m.publication_guid = ${publicationGuid} and s.schedule = 'instant'
            ${after === undefined ? empty : sql`and s.user_guid > ${after}`}
          order by s.user_guid, s.created_at limit ${limit}
        ) as s
      )
    )::text as reply`)

/** The reply of `getSearchDigest`: how many matches of a search were notified at that time, and the latest three. */
export const searchDigestReply = ({ readReply }: Database, guid: string, toldAt: Date): Promise<JsonText> =>
  readReply(sql`
    select json_build_object('digest', (
      select json_build_object(
        ${savedSearchFields},
        'count', (select count(*)::int from saved_search_matches m where m.saved_search_guid = s.saved_search_guid and m.told_at = ${toldAt}),
        'hits', (
          select coalesce(json_agg(hit order by matched_at desc), '[]') from (
            select ${hitJson()} as hit, m.matched_at
            from saved_search_matches m join cards c using (publication_guid) join companies k on k.company_guid = c.company_guid
            where m.saved_search_guid = s.saved_search_guid and m.told_at = ${toldAt} order by m.matched_at desc limit 3
          ) as latest
        )
      ) from saved_searches s where s.saved_search_guid = ${guid} and s.schedule <> 'off'
    ))::text as reply`)
