import * as z from 'zod/mini'
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
  ProviderUnavailableError,
  SignatureError,
} from './provider.ts'
import { checkSignature } from './signed-header.ts'

const DEADLINE_MS = 3000
const ACCOUNT = 'sild'

const checkout = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'paid', 'declined', 'canceled', 'expired']),
  amountCents: z.int(),
  currency: z.string(),
  /** Absent in checkouts of earlier releases. */
  payerCountry: z.optional(z.nullable(z.string())),
  refundedCents: z.int(),
  changedAt: z.string(),
  paymentUrl: z.string(),
})
type BankCheckout = z.infer<typeof checkout>
const page = z.object({ list: z.array(checkout), hasMore: z.boolean() })
const event = z.object({ id: z.string(), type: z.string(), account: z.string(), checkoutId: z.string() })

const statusOf: Readonly<Record<BankCheckout['status'], ProviderPayment['status']>> = {
  open: 'WAITING',
  pending: 'WAITING',
  paid: 'PAID',
  declined: 'REJECTED',
  canceled: 'CANCELED',
  expired: 'CANCELED',
}
const paymentOf = ({
  amountCents,
  changedAt,
  currency,
  id,
  payerCountry,
  refundedCents,
  status,
}: BankCheckout): ProviderPayment => ({
  providerRef: id,
  status: statusOf[status],
  isPromised: status === 'pending',
  amountCents,
  currency,
  payerCountry: payerCountry ?? null,
  refundedCents,
  changedAt: new Date(changedAt),
})

interface BankAccess {
  readonly apiKey: string
  readonly url: string
}

/**
 * Calls the bank, with POST if there is a body, under its key, or else under the path.
 * @throws ProviderUnavailableError, ProviderRefusedError
 */
async function ask<Answer>(
  { apiKey, url }: BankAccess,
  answer: z.ZodMiniType<Answer>,
  path: string,
  post?: { body: object; key?: string },
): Promise<Answer> {
  try {
    const response = await fetch(new URL(path, url), {
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(post && { 'content-type': 'application/json', 'idempotency-key': post.key ?? path }),
      },
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(post && { method: 'POST', body: JSON.stringify(post.body) }),
    })
    if (response.status === 409) throw new ProviderRefusedError(`The test bank refuses ${path}`)
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return answer.parse(await response.json())
  } catch (cause) {
    if (cause instanceof ProviderRefusedError) throw cause
    throw new ProviderUnavailableError(`The test bank cannot be asked for ${path}`, { cause })
  }
}

const pathOf = (providerRef: string): string => `/v1/checkouts/${encodeURIComponent(providerRef)}`

/** The bank of `npm start`. */
export function testBank({ now, ...bank }: BankAccess & { now: () => Date }): PaymentProvider {
  return {
    name: 'test-bank',
    async open({ amountCents, cancelUrl, description, locale, number, payableUntil, paymentGuid, successUrl }) {
      const { id, paymentUrl } = await ask(bank, checkout, '/v1/checkouts', {
        key: paymentGuid,
        body: {
          orderNumber: number,
          amountCents,
          currency: 'EUR',
          description,
          locale,
          successUrl,
          cancelUrl,
          expiresAt: payableUntil.toISOString(),
        },
      })
      return { providerRef: id, paymentUrl }
    },
    fetch: async (providerRef) => paymentOf(await ask(bank, checkout, pathOf(providerRef))),
    cancel: async (providerRef) => paymentOf(await ask(bank, checkout, `${pathOf(providerRef)}/cancel`, { body: {} })),
    refund: async (providerRef, { amountCents, key }) =>
      paymentOf(await ask(bank, checkout, `${pathOf(providerRef)}/refunds`, { key, body: { amountCents } })),
    async *listSince(since) {
      let from = since.toISOString()
      let after = ''
      for (;;) {
        const { hasMore, list } = await ask(
          bank,
          page,
          `/v1/checkouts?${new URLSearchParams({ since: from, after }).toString()}`,
        )
        yield* list.map(paymentOf)
        const last = list.at(-1)
        if (!hasMore || !last) return
        from = last.changedAt
        after = last.id
      }
    },
    readEvent(bytes, headers) {
      checkSignature(bytes, headers['test-bank-signature'], { now: now(), secrets: [bank.apiKey] })
      const parsed = event.safeParse(readJson(bytes))
      if (!parsed.success) throw new SignatureError('The event has another shape')
      const { account, checkoutId, id, type } = parsed.data
      if (account !== ACCOUNT) throw new SignatureError('The event is of another account')
      return { eventId: id, type, providerRef: checkoutId }
    },
  }
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
