import { renewalDays } from '@sild/contract/billing/enums'
import { run, sql } from '@sild/service-kit'
import { handle } from '../deps.ts'

interface PlanEnd {
  readonly subscriptionGuid: string
  readonly message: 'week' | 'day' | 'over'
}

/**
 * Enqueues a mail for plans that end within a week, within a day, or have ended, once for each. Skips plans with a
 * following plan, and plans that ended long before this run.
 */
export const findPlanEndsJob = handle('find-plan-ends', async ({ deps: { database, outbox } }) => {
  await database.transaction(async (trx) => {
    const ends = await run<PlanEnd>(
      trx,
      sql`insert into plan_end_mails (subscription_guid, message)
          select subscription_guid,
                 case when active_until <= now() then 'over' when active_until <= now() + interval '1 day' then 'day' else 'week' end
          from subscriptions as own
          where status = 'ACTIVE' and active_until between now() - interval '3 days' and now() + make_interval(days => ${renewalDays})
            and not exists (select from subscriptions as later where later.company_guid = own.company_guid
                            and later.status = 'ACTIVE' and later.active_until > own.active_until)
          on conflict do nothing
          returning subscription_guid as "subscriptionGuid", message`,
    )
    for (const end of ends) await outbox.add(trx, 'mail-plan-end', end)
  })
})
