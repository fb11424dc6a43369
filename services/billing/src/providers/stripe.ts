import { createRequire } from 'node:module'
import type { StripeConfig } from '@sild/service-kit'
import type { Stripe } from 'stripe'
import {
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  ProviderUnavailableError,
  SignatureError,
} from './provider.ts'

/** What the adapter was written for; the package sends it whatever the account is set to. */
const API_VERSION = '2026-10-28.endive'
const DEADLINE_MS = 4000
const RETRIES = 1
const TOLERANCE_SECONDS = 300
/** Of what happens to a checkout and to the money after it. */
const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
] as const
const expand = ['payment_intent.latest_charge']

type Session = Stripe.Checkout.Session

/** Stripe with its hosted Checkout: no card ever reaches Sild. */
export function stripeProvider(
  { apiUrl, isLive, secretKey, webhookSecrets }: StripeConfig,
  { now }: { now: () => Date },
): PaymentProvider {
  const address = apiUrl === undefined ? undefined : new URL(apiUrl)
  // 0.14 s and 38 MB that only whoever has chosen it pays for.
  const Client = createRequire(import.meta.url)('stripe') as typeof Stripe
  const stripe = new Client(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: DEADLINE_MS,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === 'http:' ? 'http' : 'https',
    }),
  })
  /** A checkout by its own id, or by the payment that it began. */
  async function sessionOf(ref: string): Promise<Session> {
    if (!ref.startsWith('pi_')) return stripe.checkout.sessions.retrieve(ref, { expand })
    const { data } = await stripe.checkout.sessions.list({ payment_intent: ref, limit: 1 })
    const [found] = data
    if (!found) throw new Error(`No checkout began ${ref}`)
    return stripe.checkout.sessions.retrieve(found.id, { expand })
  }
  /** What Stripe says was true when it was asked: it writes no time of change on a checkout. */
  async function truthOf(ref: string): Promise<ProviderPayment> {
    const changedAt = now()
    return { ...paymentOf(await sessionOf(ref)), changedAt }
  }

  return {
    name: 'stripe',
    open: ({ amountCents, cancelUrl, description, locale, number, payableUntil, paymentGuid, successUrl }) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: number,
            metadata: { paymentGuid },
            payment_intent_data: { description: number, metadata: { paymentGuid } },
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'eur', unit_amount: amountCents, product_data: { name: description } },
              },
            ],
            locale,
            success_url: successUrl,
            cancel_url: cancelUrl,
            // Stripe keeps a checkout a day at most, and counts from when it gets to it.
            expires_at: Math.floor(payableUntil.getTime() / 1000) - 60,
          },
          { idempotencyKey: paymentGuid },
        )
        if (!session.url) throw new Error('A checkout without a page')
        return { providerRef: session.id, paymentUrl: session.url }
      }),
    fetch: (providerRef) => asked(() => truthOf(providerRef)),
    cancel: (providerRef) =>
      asked(async () => {
        const { status } = await sessionOf(providerRef)
        // One that is complete cannot be ended: what became of it is the answer.
        if (status === 'open') await stripe.checkout.sessions.expire(providerRef)
        return truthOf(providerRef)
      }),
    refund: (providerRef, { amountCents, key }) =>
      asked(async () => {
        const { payment_intent: intent } = await sessionOf(providerRef)
        if (!intent) throw new Error(`Nobody has paid ${providerRef}`)
        const payment_intent = typeof intent === 'string' ? intent : intent.id
        await stripe.refunds.create({ payment_intent, amount: amountCents }, { idempotencyKey: key })
        return truthOf(providerRef)
      }),
    async *listSince(since) {
      const seen = new Set<string>()
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const changes = stripe.events.list({ created, types: [...eventTypes], limit: 100 })
      try {
        for await (const event of changes) {
          const ref = refOf(event)
          if (ref === null || seen.has(ref)) continue
          seen.add(ref)
          const truth = await truthOf(ref)
          if (ref !== truth.providerRef && seen.has(truth.providerRef)) continue
          seen.add(truth.providerRef)
          yield truth
        }
      } catch (cause) {
        throw new ProviderUnavailableError('Stripe cannot be asked what has changed', { cause })
      }
    },
    readEvent(bytes, headers): ProviderEvent {
      const event = verified(stripe, bytes, { header: headers['stripe-signature'] ?? '', secrets: webhookSecrets })
      // A key of the other mode, or of another account that shares the endpoint.
      if (event.livemode !== isLive) throw new SignatureError('The event is of the other mode')
      if (event.account) throw new SignatureError('The event is of another account')
      return { eventId: event.id, type: event.type, providerRef: refOf(event) }
    },
  }
}

/** Each secret that is valid now is tried: two while one is rotated. @throws SignatureError */
function verified(
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
function refOf(event: Stripe.Event): string | null {
  const about = event.data.object as { id?: string; object?: string; payment_intent?: string | { id: string } | null }
  if (about.object === 'checkout.session' || about.object === 'payment_intent') return about.id ?? null
  const intent = about.payment_intent
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}

function paymentOf({
  amount_total,
  currency,
  id,
  payment_intent: intent,
  payment_status,
  status,
}: Session): Omit<ProviderPayment, 'changedAt'> {
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
    // Money that a bank has taken back is gone as if it had been given back.
    refundedCents: charge?.disputed ? charge.amount : (charge?.amount_refunded ?? 0),
  }
}

/** @throws ProviderUnavailableError whatever goes wrong on the way */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    throw new ProviderUnavailableError('Stripe cannot be asked', { cause })
  }
}
