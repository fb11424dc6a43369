import type { Actor } from '@sild/contract/actor'
import { sql } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import type { Conditions, Hidden } from '../engine/search-engine.ts'

/** The cards that a search of the caller leaves out: those they have hidden, unless the search includes them. */
export async function readHidden(
  { database }: Pick<SearchDeps, 'database'>,
  { userGuid }: Pick<Actor, 'userGuid'>,
  { withHidden }: Pick<Conditions, 'withHidden'>,
): Promise<Hidden> {
  if (!userGuid || withHidden) return []
  const rows = await database.query<{ guid: string }>(
    sql`select card_guid as guid from hidden_cards where user_guid = ${userGuid}`,
  )
  return rows.map(({ guid }) => guid)
}
