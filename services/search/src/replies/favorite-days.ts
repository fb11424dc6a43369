import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { type Database, sql } from '@sild/service-kit'

/** Hearts that were given to these publications and are still there, by day. */
export const favoriteDays = (
  { query }: Database,
  publicationGuids: readonly string[],
  days: number,
): Promise<{ day: string; count: number }[]> =>
  query(
    sql`select (added_at at time zone ${portalTimeZone})::date::text as day, count(*)::int as count
        from favorites where card_guid = any(${publicationGuids}::uuid[])
          and added_at > now() - make_interval(days => ${days})
        group by 1 order by 1`,
  )
