import type { Stripe } from 'stripe'
import { type ProviderPayment, SignatureError } from './provider.ts'

const TOLERANCE_SECONDS = 300

/** Each secret that is valid now is tried: two while one is rotated. @throws SignatureError */
export function verified(
  stripe: Stripe,
  bytes: Buffer,
  { header, secrets }: { header: string; secrets: readonly string[] },
): Stripe.Event {
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(bytes, header, secret, TOLERANCE_SECONDS)
    } catch {
      // The next one may fit.
    }
  }
  throw new SignatureError('The signature is wrong or old')
}

/** The checkout of an event, or the payment that leads to one; null where it is about nothing of ours. */
export function refOf(event: Stripe.Event): string | null {
  // Fields that the objects of all events may have; each is validated.
  const about = event.data.object as { id?: string; object?: string; payment_intent?: string | { id: string } | null }
  if (about.object === 'checkout.session' || about.object === 'payment_intent') return about.id ?? null
  const intent = about.payment_intent
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}

export function paymentOf({
  amount_total,
  currency,
  customer_details: customer,
  id,
  payment_intent: intent,
  payment_status,
  status,
}: Stripe.Checkout.Session): Omit<ProviderPayment, 'changedAt'> {
  const payment = typeof intent === 'string' ? null : intent
  const charge = typeof payment?.latest_charge === 'string' ? null : payment?.latest_charge
  const isPaid = status === 'complete' && payment_status === 'paid'
  const isDeclined = Boolean(payment?.last_payment_error)
  const isPromised = status === 'complete' && payment_status === 'unpaid' && !isDeclined
  return {
    providerRef: id,
    status: isPaid ? 'PAID' : status === 'expired' ? 'CANCELED' : isDeclined ? 'REJECTED' : 'WAITING',
    isPromised,
    amountCents: amount_total ?? 0,
    currency: (currency ?? '').toUpperCase(),
    payerCountry: charge?.payment_method_details?.card?.country ?? customer?.address?.country ?? null,
    // A chargeback counts as a refund.
    refundedCents: charge?.disputed ? charge.amount : (charge?.amount_refunded ?? 0),
  }
}
