import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, empty, type JsonText, sql } from '@sild/service-kit'

/** What a user has searched for that begins with what they type. */
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
