import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { run, sql, type Transaction } from '@sild/service-kit'

/** How many weeks of cohorts are counted, the present one included. */
export const COHORTS = 12

/** The Monday of the present week. */
export const currentWeek = sql`date_trunc('week', now() at time zone ${portalTimeZone})::date`

/** Stores that the user was active this week. */
export async function noteActiveWeek(trx: Transaction, userGuid: string): Promise<void> {
  await run(
    trx,
    sql`insert into active_weeks (user_guid, week) values (${userGuid}, ${currentWeek}) on conflict do nothing`,
  )
}
