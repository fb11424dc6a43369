import { timeAt } from '@sild/demo'
import type { User } from '@sild/demo/types'
import { dice } from '@sild/demo/seeded'
import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { run, sql, type Transaction } from '@sild/service-kit'

const WEEK_MINUTES = 7 * 24 * 60
const MOSTLY = 0.7

/** When a user of the demo came: as they joined, when they were last seen, and in most weeks between. */
function agesOf({ createdAgeMinutes, lastSeenAgeMinutes, userGuid }: User): number[] {
  const between: number[] = []
  for (let age = createdAgeMinutes - WEEK_MINUTES; age > lastSeenAgeMinutes; age -= WEEK_MINUTES)
    if (dice(`came:${userGuid}:${age}`).chance(MOSTLY)) between.push(age)
  return [createdAgeMinutes, ...between, lastSeenAgeMinutes]
}

export async function seedActiveWeeks(trx: Transaction, now: Date, users: readonly User[]): Promise<void> {
  const visits = users.flatMap((user) => agesOf(user).map((age) => ({ userGuid: user.userGuid, at: timeAt(now, age) })))
  await run(
    trx,
    sql`insert into active_weeks (user_guid, week)
        select user_guid, date_trunc('week', at at time zone ${portalTimeZone})::date
        from unnest(${visits.map(({ userGuid }) => userGuid)}::uuid[], ${visits.map(({ at }) => at)}::timestamptz[]) as visits (user_guid, at)
        on conflict do nothing`,
  )
}
