import { createRequire } from 'node:module'
import type { StripeConfig } from '@sild/service-kit'
import type { Stripe } from 'stripe'
import {
  type CheckoutOrder,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  ProviderRefusedError,
  ProviderUnavailableError,
  SignatureError,
} from './provider.ts'
import { paymentOf, refOf, verified } from './stripe-replies.ts'

/** The API version of this adapter. The package sends it, so the setting of the account does not matter. */
const API_VERSION = '2026-10-28.endive'
const DEADLINE_MS = 4000
const RETRIES = 1
/** Events about a checkout and its money. */
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
export function stripeProvider(config: StripeConfig, { now }: { now: () => Date }): PaymentProvider {
  const stripe = createClient(config)
  /** Stripe's state at the time of the request: its checkouts have no time of change. */
  async function truthOf(ref: string): Promise<ProviderPayment> {
    const changedAt = now()
    return { ...paymentOf(await sessionOf(stripe, ref)), changedAt }
  }

  return {
    name: 'stripe',
    open: (input) =>
      callStripe(async () => {
        const session = await openSession(stripe, input)
        if (!session.url) throw new Error('A checkout without a page')
        return { providerRef: session.id, paymentUrl: session.url }
      }),
    fetch: (providerRef) => callStripe(() => truthOf(providerRef)),
    cancel: (providerRef) =>
      callStripe(async () => {
        const { status } = await sessionOf(stripe, providerRef)
        // A complete checkout cannot be expired: return its state.
        if (status === 'open') await stripe.checkout.sessions.expire(providerRef)
        return truthOf(providerRef)
      }),
    refund: (providerRef, { amountCents, key }) =>
      callStripe(async () => {
        const { payment_intent: intent } = await sessionOf(stripe, providerRef)
        if (!intent) throw new Error(`Nobody has paid ${providerRef}`)
        const payment_intent = typeof intent === 'string' ? intent : intent.id
        await refused(() => stripe.refunds.create({ payment_intent, amount: amountCents }, { idempotencyKey: key }))
        return truthOf(providerRef)
      }),
    async *listSince(since) {
      try {
        yield* changesSince(stripe, since, truthOf)
      } catch (cause) {
        throw new ProviderUnavailableError('Stripe cannot be asked what has changed', { cause })
      }
    },
    readEvent(bytes, headers): ProviderEvent {
      const signed = { header: headers['stripe-signature'] ?? '', secrets: config.webhookSecrets }
      const event = verified(stripe, bytes, signed)
      // A key of the other mode, or of another account that shares the endpoint.
      if (event.livemode !== config.isLive) throw new SignatureError('The event is of the other mode')
      if (event.account) throw new SignatureError('The event is of another account')
      return { eventId: event.id, type: event.type, providerRef: refOf(event) }
    },
  }
}

function createClient({ apiUrl, secretKey }: StripeConfig): Stripe {
  const address = apiUrl === undefined ? undefined : new URL(apiUrl)
  // Loaded only if Stripe is configured, because the package costs 0.14 s and 38 MB.
  const Client = createRequire(import.meta.url)('stripe') as typeof Stripe
  return new Client(secretKey, {
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
}

const openSession = (
  stripe: Stripe,
  { amountCents, cancelUrl, description, locale, number, payableUntil, paymentGuid, successUrl }: CheckoutOrder,
): Promise<Session> =>
  stripe.checkout.sessions.create(
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
      // The country of the address is evidence of where the buyer is.
      billing_address_collection: 'required',
      success_url: successUrl,
      cancel_url: cancelUrl,
      // Stripe keeps a checkout for a day at most, counted from when it receives the request.
      expires_at: Math.floor(payableUntil.getTime() / 1000) - 60,
    },
    { idempotencyKey: paymentGuid },
  )

/** A checkout by its own id, or by the payment that it began. */
async function sessionOf(stripe: Stripe, ref: string): Promise<Session> {
  if (!ref.startsWith('pi_')) return stripe.checkout.sessions.retrieve(ref, { expand })
  const { data } = await stripe.checkout.sessions.list({ payment_intent: ref, limit: 1 })
  const [found] = data
  if (!found) throw new Error(`No checkout began ${ref}`)
  return stripe.checkout.sessions.retrieve(found.id, { expand })
}

/** Each checkout with an event, once, in its current state. */
async function* changesSince(
  stripe: Stripe,
  since: Date,
  truthOf: (ref: string) => Promise<ProviderPayment>,
): AsyncGenerator<ProviderPayment> {
  const seen = new Set<string>()
  const created = { gte: Math.floor(since.getTime() / 1000) }
  for await (const event of stripe.events.list({ created, types: [...eventTypes], limit: 100 })) {
    const ref = refOf(event)
    if (ref === null || seen.has(ref)) continue
    seen.add(ref)
    const truth = await truthOf(ref)
    if (ref !== truth.providerRef && seen.has(truth.providerRef)) continue
    seen.add(truth.providerRef)
    yield truth
  }
}

/** @throws ProviderRefusedError if Stripe refuses it for a known payment: it is already refunded or charged back */
async function refused<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    // Errors of the package have a type; other ones have none.
    const isRefusal = (cause as { type?: string }).type === 'StripeInvalidRequestError'
    throw isRefusal ? new ProviderRefusedError('Stripe refuses the refund', { cause }) : cause
  }
}

/** @throws ProviderUnavailableError for every failure of the connection, ProviderRefusedError */
async function callStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof ProviderRefusedError) throw cause
    throw new ProviderUnavailableError('Stripe cannot be asked', { cause })
  }
}
