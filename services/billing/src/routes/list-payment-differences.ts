import { serve } from '../deps.ts'
import { findDifferences } from '../models/payment-difference.ts'
import { Payment } from '../models/payment.ts'
import { orderNumberOf } from '../rules/order-number.ts'

export const listPaymentDifferencesRoute = serve('listPaymentDifferences', async ({ deps }) => {
  const { knex } = deps.database
  const found = await findDifferences(knex)
  const payments = await Payment.query(knex).findByIds(found.flatMap(({ paymentGuid }) => paymentGuid ?? []))
  const numbers = new Map(payments.map((payment) => [payment.paymentGuid, orderNumberOf(payment)]))
  return {
    list: found.map((one) => ({
      guid: one.differenceGuid,
      kind: one.kind,
      paymentGuid: one.paymentGuid,
      number: numbers.get(one.paymentGuid ?? '') ?? null,
      provider: one.provider,
      providerRef: one.providerRef,
      ownCents: one.ownCents,
      providerCents: one.providerCents,
      foundAt: one.foundAt.toISOString(),
      resolvedAt: one.resolvedAt?.toISOString() ?? null,
    })),
  }
})
