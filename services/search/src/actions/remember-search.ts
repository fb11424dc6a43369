import type { SearchType } from '@sild/contract/enums'
import { searchLimits } from '@sild/contract/search/limits'
import { sql, type Database } from '@sild/service-kit'

interface Searched {
  userGuid: string
  searchType: SearchType
  query: string
}

/** Stores a search in the user's history of this index. The newest is first; the oldest is deleted beyond the limit. */
export async function rememberSearch(
  { execute }: Pick<Database, 'execute'>,
  { userGuid, searchType, query }: Searched,
): Promise<void> {
  await execute(
    sql`with outdated as (
       select folded from search_history where user_guid = ${userGuid} and search_type = ${searchType}
       order by searched_at desc offset ${searchLimits.searchHistory.max - 1}
     ), dropped as (
       delete from search_history
       where user_guid = ${userGuid} and search_type = ${searchType} and folded in (table outdated) and folded <> fold(${query})
     )
     insert into search_history (user_guid, search_type, query, folded) values (${userGuid}, ${searchType}, ${query}, fold(${query}))
     on conflict (user_guid, search_type, folded) do update set query = excluded.query, searched_at = now()`,
    { isPrepared: true },
  )
}
