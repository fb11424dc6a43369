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
import { type PaymentMethod, renewalDays } from '@sild/contract/billing/enums'
import type { QueryBuilder } from 'objection'
import type { BillingDeps } from '../deps.ts'
import { openOrders, Payment } from '../models/payment.ts'
import type { Checkout } from '../providers/provider.ts'
import { type Buyer, vatCentsOf, type Vat } from '../rules/vat.ts'
import type { Sold } from './sold-things.ts'

export interface Order {
  readonly paymentGuid: string
  readonly orderNumber: number
  readonly companyGuid: string
  readonly userGuid: string
  readonly sold: Sold
  readonly method: PaymentMethod
  readonly buyer: Buyer
  readonly vat: Vat
  readonly payableUntil: Date
  readonly locale: Locale
}

export const grossCentsOf = ({ sold: { netCents }, vat }: Pick<Order, 'sold' | 'vat'>): number =>
  netCents + vatCentsOf(netCents, vat.percent)

/** @throws plan-runs if the current plan cannot be renewed yet, or if a following plan is bought already */
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

type SameTerms = Pick<Order, 'companyGuid' | 'method' | 'sold'>

/** Orders of the company that can still be paid: for a plan, or for the same publication. */
export const competingOrders = (connection: Connection, { companyGuid, sold }: SameTerms): QueryBuilder<Payment> =>
  openOrders(connection)
    .where({ companyGuid, type: sold.type, publicationGuid: sold.publicationGuid })
    .orderBy('createdAt', 'desc')

export const isSameOrder = (one: Payment, { method, sold }: SameTerms): boolean =>
  one.method === method &&
  one.months === sold.months &&
  one.planSlug === sold.planSlug &&
  one.optionDays === sold.optionDays

/** The open order of the same product. @throws order-open if another product is ordered */
export async function findSameOrder(connection: Connection, terms: SameTerms): Promise<Payment | undefined> {
  const open = await competingOrders(connection, terms)
  const same = open.find((one) => isSameOrder(one, terms))
  if (!same && open.some(({ status }) => status === 'WAITING')) throw new AppError('order-open')
  return same
}

/**
 * Writes an order down. Of two at the same moment the later finds the first one.
 * @throws plan-runs, order-open
 */
export async function insertOrder(
  trx: Transaction,
  { outbox, provider }: Pick<BillingDeps, 'outbox' | 'provider'>,
  order: Order,
  checkout: Checkout | null,
): Promise<Payment> {
  const { buyer, companyGuid, locale, method, orderNumber, payableUntil, paymentGuid, sold, userGuid, vat } = order
  await lock(trx, `orders ${companyGuid}`)
  if (sold.type === 'subscription') await requireNoPlan(trx, companyGuid)
  const same = await findSameOrder(trx, order)
  if (same) return same
  try {
    const payment = await Payment.query(trx)
      .insert({
        paymentGuid,
        orderNumber,
        companyGuid,
        userGuid,
        ...sold,
        method,
        status: 'WAITING',
        vatCents: vatCentsOf(sold.netCents, vat.percent),
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
    const isOpen = ['payments_one_order', 'payments_one_promotion'].some((once) => uniqueViolation(error, once))
    throw isOpen ? new AppError('order-open') : error
  }
}
