import {
  AppError,
  type Connection,
  expression,
  lock,
  run,
  sql,
  type Transaction,
  uniqueViolation,
} from '@sild/service-kit'
import type { Locale } from '@sild/contract'
import type { BillingDetails } from '@sild/contract/companies/schemas'
import { type PaymentMethod, renewalDays } from '@sild/contract/billing/enums'
import type { BillingDeps } from '../deps.ts'
import { openOrders, Payment } from '../models/payment.ts'
import type { Subscription } from '../models/subscription.ts'
import type { PlanPeriod } from '../plans.ts'
import type { Checkout } from '../providers/provider.ts'
import { vatCentsOf, type Vat } from '../rules/vat.ts'

export interface Order {
  readonly paymentGuid: string
  readonly orderNumber: number
  readonly companyGuid: string
  readonly userGuid: string
  readonly plan: Subscription['planSlug']
  readonly period: PlanPeriod
  readonly method: PaymentMethod
  readonly buyer: BillingDetails
  readonly vat: Vat
  readonly payableUntil: Date
  readonly locale: Locale
}

export const grossCentsOf = ({ period, vat }: Pick<Order, 'period' | 'vat'>): number =>
  period.priceCents + vatCentsOf(period.priceCents, vat.percent)

/** @throws plan-runs where a plan runs for longer than the days in which it can be renewed, or one that follows is bought already */
export async function requireNoPlan(connection: Connection, companyGuid: string): Promise<void> {
  const [last] = await run<{ until: Date; isRenewable: boolean }>(
    connection,
    sql`select max(active_until) as until,
               max(active_until) <= now() + make_interval(days => ${renewalDays}) as "isRenewable"
        from subscriptions
        where company_guid = ${companyGuid} and status = 'ACTIVE' and active_until > now()`,
  )
  if (last?.until && !last.isRenewable) throw new AppError('plan-runs', { values: { until: last.until.getTime() } })
}

type SameTerms = Pick<Order, 'companyGuid' | 'method'> & { readonly months: number; readonly plan: string }

/** The order of the same that can still be paid. @throws order-open where another one waits */
export async function findSameOrder(
  connection: Connection,
  { companyGuid, method, months, plan }: SameTerms,
): Promise<Payment | undefined> {
  const open = await openOrders(connection).where({ companyGuid, type: 'subscription' }).orderBy('createdAt', 'desc')
  const same = open.find((one) => one.method === method && one.months === months && one.planSlug === plan)
  if (!same && open.some(({ status }) => status === 'WAITING')) throw new AppError('order-open')
  return same
}

/**
 * Writes an order down. Of two at the same moment the later finds the first one.
 * @throws plan-runs, order-open
 */
export async function placeOrder(
  trx: Transaction,
  { outbox, provider }: Pick<BillingDeps, 'outbox' | 'provider'>,
  order: Order,
  checkout: Checkout | null,
): Promise<Payment> {
  const { buyer, companyGuid, locale, method, orderNumber, payableUntil, paymentGuid, period, plan, userGuid, vat } =
    order
  await lock(trx, `orders ${companyGuid}`)
  await requireNoPlan(trx, companyGuid)
  const same = await findSameOrder(trx, { companyGuid, method, months: period.months, plan })
  if (same) return same
  try {
    const payment = await Payment.query(trx)
      .insert({
        paymentGuid,
        orderNumber,
        companyGuid,
        userGuid,
        type: 'subscription',
        planSlug: plan,
        months: period.months,
        method,
        status: 'WAITING',
        netCents: period.priceCents,
        vatCents: vatCentsOf(period.priceCents, vat.percent),
        vatPercent: String(vat.percent),
        vatScheme: vat.scheme,
        buyer,
        provider: method === 'card' ? (provider?.name ?? 'none') : 'transfer',
        providerRef: checkout?.providerRef ?? null,
        paymentUrl: checkout?.paymentUrl ?? null,
        payableUntil,
        locale,
        createdAt: expression`now()`,
      })
      .returning('*')
    await outbox.add(trx, 'end-order', { paymentGuid }, { runAt: payableUntil })
    if (method === 'transfer') await outbox.add(trx, 'mail-payment', { paymentGuid, message: 'transfer' })
    return payment
  } catch (error) {
    throw uniqueViolation(error, 'payments_one_order') ? new AppError('order-open') : error
  }
}
