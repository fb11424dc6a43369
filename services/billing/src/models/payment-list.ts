import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { type Connection, expression, run, type Sql, sql } from '@sild/service-kit'
import type { QueryBuilder } from 'objection'
import { Payment } from './payment.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}
export interface PaymentFilter {
  readonly direction?: 'OUT' | 'IN'
  readonly status?: Payment['status']
  readonly type?: Payment['type']
  readonly year?: number
}
export interface PaymentPage {
  readonly page: Payment[]
  readonly total: number
}

async function pageOf(query: () => QueryBuilder<Payment>, { limit, offset }: Page): Promise<PaymentPage> {
  const [page, total] = await Promise.all([
    query().orderBy('createdAt', 'desc').orderBy('paymentGuid').limit(limit).offset(offset),
    query().resultSize(),
  ])
  return { page, total }
}

/** Start of a year in the time zone of invoices. */
const beginOf = (year: number): Sql => sql`make_timestamptz(${year}, 1, 1, 0, 0, 0, ${portalTimeZone})`

/** The payments of a company, the newest first. */
export const findPayments = (
  connection: Connection,
  companyGuid: string,
  { direction, limit, offset, status, type, year }: PaymentFilter & Page,
): Promise<PaymentPage> =>
  pageOf(
    () => {
      const payments = Payment.query(connection).where({ companyGuid })
      if (status) payments.where({ status })
      if (type) payments.where({ type })
      if (direction === 'IN') payments.where('refundedCents', '>', 0)
      if (direction === 'OUT') payments.where('refundedCents', 0)
      if (year !== undefined)
        payments.where(expression`created_at >= ${beginOf(year)} and created_at < ${beginOf(year + 1)}`)
      return payments
    },
    { limit, offset },
  )

/** The years with purchases of a company, the latest first. */
export async function findYears(connection: Connection, companyGuid: string): Promise<number[]> {
  const years = await run<{ year: number }>(
    connection,
    sql`select distinct extract(year from created_at at time zone ${portalTimeZone})::int as year from payments
        where company_guid = ${companyGuid} order by year desc`,
  )
  return years.map(({ year }) => year)
}

/** Payments of all companies, by their number, guid or a part of the buyer's name. */
export const findAllPayments = (
  connection: Connection,
  {
    companyGuid,
    limit,
    offset,
    query,
    status,
  }: Pick<PaymentFilter, 'status'> & Page & { readonly query?: string; readonly companyGuid?: string },
): Promise<PaymentPage> =>
  pageOf(
    () => {
      const payments = Payment.query(connection)
      if (status) payments.where({ status })
      if (companyGuid) payments.where({ companyGuid })
      const words = query?.trim()
      if (words)
        payments.where(
          expression`('S-' || order_number = ${words.toUpperCase()} or payment_guid::text = ${words.toLowerCase()} or strpos(lower(buyer ->> 'name'), ${words.toLowerCase()}) > 0)`,
        )
      return payments
    },
    { limit, offset },
  )
