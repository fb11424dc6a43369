import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, empty, type JsonText, sql } from '@sild/service-kit'

/** The user's earlier queries that begin with the typed text. */
export function searchHistory(
  { readReply }: Database,
  userGuid: string,
  { index, limit, query }: ParsedInput<'listSearchHistory'>['body'],
): Promise<JsonText> {
  const typed = query.trim()
  return readReply(sql`
    select json_build_object('queries', coalesce(json_agg(query order by searched_at desc, folded), '[]'))::text as reply
    from (
      select * from search_history
      where user_guid = ${userGuid} and search_type = ${index} ${typed ? sql`and folded like beginning(${typed})` : empty}
      order by searched_at desc, folded limit ${limit}
    ) as latest`)
}
