import { run, sql, type Transaction } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import type { Payment } from '../models/payment.ts'
import { lockPeriods } from '../models/subscription.ts'

/**
 * Ends a refunded period and starts the following period at once. Must run before anything that takes a number in a
 * series.
 */
export async function endPeriod(
  trx: Transaction,
  { outbox }: Pick<BillingDeps, 'outbox'>,
  { companyGuid, paymentGuid }: Payment,
): Promise<void> {
  await lockPeriods(trx, companyGuid)
  await run(
    trx,
    sql`update subscriptions set status = 'CANCELED', version = version + 1 where payment_guid = ${paymentGuid} and status = 'ACTIVE'`,
  )
  for (const moved of await closeGap(trx, companyGuid))
    // Old gifts have no payment, and so no documents.
    if (moved.paymentGuid) await outbox.add(trx, 'correct-period', { paymentGuid: moved.paymentGuid })
}

/**
 * Moves all future periods forward by the same time, so that the first one starts when the current one ends, or now.
 */
const closeGap = (trx: Transaction, companyGuid: string): Promise<{ paymentGuid: string | null }[]> =>
  run(
    trx,
    sql`with coming as (
          select subscription_guid, active_from from subscriptions
          where company_guid = ${companyGuid} and status = 'ACTIVE' and active_from > now()
        ), gap as (
          -- In seconds: days are not of one length where clocks change.
          select make_interval(secs => extract(epoch from min(active_from) - greatest(now(), (
            select max(active_until) from subscriptions
            where company_guid = ${companyGuid} and status = 'ACTIVE' and active_from <= now()
          )))::float8) as length from coming
        )
        update subscriptions as moved
        set active_from = moved.active_from - length, active_until = moved.active_until - length, version = version + 1
        from coming, gap
        where moved.subscription_guid = coming.subscription_guid and length > interval '0'
        returning moved.payment_guid as "paymentGuid"`,
  )
