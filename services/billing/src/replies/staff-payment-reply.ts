import type { Locale } from '@sild/contract'
import type { StaffPayment } from '@sild/contract/billing/payment-schemas'
import type { Connection } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import { findPaymentParts } from '../models/payment-parts.ts'
import type { Payment } from '../models/payment.ts'
import { paymentReply } from './payment-reply.ts'

type Deps = Pick<BillingDeps, 'clock' | 'publicUrl' | 'seller'> & { locale: Locale }

/** Payments for staff, with their company and provider. */
export async function staffPaymentReplies(
  connection: Connection,
  payments: readonly Payment[],
  deps: Deps,
): Promise<StaffPayment[]> {
  const partsOf = await findPaymentParts(connection, payments)
  return payments.map((payment) => ({
    ...paymentReply(payment, partsOf(payment), deps),
    company: { guid: payment.companyGuid, name: payment.buyer?.name ?? null },
    provider: payment.provider,
  }))
}

export async function staffPaymentReply(connection: Connection, payment: Payment, deps: Deps): Promise<StaffPayment> {
  const [reply] = await staffPaymentReplies(connection, [payment], deps)
  return reply! // One guid was requested, so one payment is returned.
}
