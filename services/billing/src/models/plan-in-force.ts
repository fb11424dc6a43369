import type { PlanSlug } from '@sild/contract'
import { type Connection, run, sql } from '@sild/service-kit'

export interface PlanInForce {
  readonly plan: PlanSlug
  /** Whether a paid period has ever begun, and whether it runs. */
  readonly paidPeriod: 'never' | 'running' | 'over'
  /** Allowances are counted from here: the paid period, or the calendar month in UTC. */
  readonly startsAt: Date
  /** A free plan has no end; its allowances are renewed. */
  readonly endsAt: Date | null
}

/** A paid plan that has run out is the free plan from that very moment: only the database's clock decides. */
export async function findPlanInForce(connection: Connection, companyGuid: string): Promise<PlanInForce> {
  const [inForce] = await run<PlanInForce>(
    connection,
    sql`select coalesce(running.plan_slug, 'free') as "plan",
            case when running.plan_slug is not null then 'running'
                 when exists (select from subscriptions
                              where company_guid = ${companyGuid} and status in ('ACTIVE', 'FINISHED') and active_until <= now())
                 then 'over' else 'never' end as "paidPeriod",
            coalesce(running.active_from, date_trunc('month', now(), 'UTC')) as "startsAt",
            running.active_until as "endsAt"
     from (values (true)) as always
     left join lateral (
       select plan_slug, active_from, active_until from subscriptions
       where company_guid = ${companyGuid} and status = 'ACTIVE' and active_from <= now() and active_until > now()
       order by active_until desc limit 1
     ) as running on true`,
  )
  return inForce! // There always is one.
}
