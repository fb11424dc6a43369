import type { Connection } from '@sild/service-kit'
import type { Invoice } from './invoice.ts'
import type { Payment } from './payment.ts'
import { findPaymentParts } from './payment-parts.ts'
import { findPayments } from './payment-list.ts'

export interface ListedPayment {
  readonly payment: Payment
  readonly invoices: readonly Invoice[]
}

const PAGE = 200

/** All payments of a company that were ordered in a year, the latest first, a page at a time. */
export async function* paymentsOfYear(
  connection: Connection,
  companyGuid: string,
  year: number,
): AsyncGenerator<ListedPayment> {
  for (let offset = 0; ; offset += PAGE) {
    const { page } = await findPayments(connection, companyGuid, { year, limit: PAGE, offset })
    const partsOf = await findPaymentParts(connection, page)
    for (const payment of page) yield { payment, invoices: partsOf(payment).invoices }
    if (page.length < PAGE) return
  }
}
