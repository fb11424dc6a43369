import type { Locale } from '@sild/contract/enums'
import { type Database, type JsonText, sql } from '@sild/service-kit'
import { hitJson, visible } from './saved-search-json.ts'

/** Maximum of entries in a feed. */
const ENTRIES = 50

/** The reply of `readSearchFeed`, of a search that is there. */
export const searchFeedReply = ({ readReply }: Database, guid: string, locale: Locale): Promise<JsonText> =>
  readReply(sql`
    select json_build_object('title', s.title, 'hits', (
      select coalesce(json_agg(hit order by matched_at desc), '[]')
      from (select ${hitJson(locale)} as hit, m.matched_at from ${visible} order by m.matched_at desc limit ${ENTRIES}) as latest
    ))::text as reply from saved_searches s where s.saved_search_guid = ${guid}`)
