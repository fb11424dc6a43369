import type { Reply } from '@sild/contract/schemas'
import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { type Database, sql } from '@sild/service-kit'

const DAYS = 30
/** With fewer decisions the median predicts nothing. */
const ENOUGH_DECISIONS = 10

/** Counts the place in the queue by an index of open cases; reads the median from the counts of a job. */
export async function moderationWait(
  { query }: Database,
  { companyGuid, publicationGuid }: { companyGuid: string; publicationGuid: string },
): Promise<Reply<'getModerationWait'>> {
  const [[waiting], [lately]] = await Promise.all([
    query<{ place: number; isLookedAt: boolean }>(sql`
      select own.state = 'claimed' and own.claimed_until > now() as "isLookedAt", (
          select count(*)::int from moderation_cases as earlier
          where earlier.state in ('waiting', 'claimed')
            and (earlier.due_at, earlier.case_guid) <= (own.due_at, own.case_guid)
        ) as place
      from moderation_cases as own
      where own.publication_guid = ${publicationGuid} and own.company_guid = ${companyGuid}
        and own.state in ('waiting', 'claimed') and own.promotion_guid is null`),
    query<{ medianMinutes: number | null }>(sql`
      select min(minutes) filter (where 2 * decided_up_to >= decided and decided >= ${ENOUGH_DECISIONS}) as "medianMinutes"
      from (
        select minutes, sum(sum(decided_count)) over (order by minutes) as decided_up_to,
          sum(sum(decided_count)) over () as decided
        from decision_minutes where day > (now() at time zone ${portalTimeZone})::date - ${DAYS}::int group by minutes
      ) as spread`),
  ])
  return {
    place: waiting?.place ?? null,
    isLookedAt: waiting?.isLookedAt ?? false,
    medianMinutes: lately?.medianMinutes ?? null,
  }
}
