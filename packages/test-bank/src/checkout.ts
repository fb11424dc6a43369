import * as z from 'zod/mini'

export const deliveries = ['at-once', 'late', 'twice', 'out-of-order', 'never'] as const
/** How the events of a checkout reach its shop. */
export type Delivery = (typeof deliveries)[number]

/** Countries that a card of the page can come from; the empty one is not said. */
export const payerCountries = ['', 'EE', 'FR', 'DE', 'MC', 'GB', 'US'] as const

export const outcomes = ['pay', 'decline', 'leave', 'transfer', 'arrive', 'charge-back'] as const
/** What is done on the page. */
export type Outcome = (typeof outcomes)[number]

/** `pending` is promised by transfer and has not arrived. */
export type CheckoutStatus = 'open' | 'pending' | 'paid' | 'declined' | 'canceled' | 'expired'

export const newCheckout = z.strictObject({
  orderNumber: z.string().check(z.maxLength(60)),
  amountCents: z.int().check(z.positive()),
  currency: z.literal('EUR'),
  description: z.string().check(z.maxLength(200)),
  locale: z.enum(['en', 'et', 'fr']),
  successUrl: z.url(),
  cancelUrl: z.url(),
  expiresAt: z.iso.datetime(),
})
export const newRefund = z.strictObject({ amountCents: z.int().check(z.positive()) })

export interface Checkout extends z.infer<typeof newCheckout> {
  readonly id: string
  /** The key under which it was opened: the same one opens it once. */
  readonly idempotencyKey: string
  readonly status: CheckoutStatus
  readonly createdAt: string
  readonly changedAt: string
  readonly refunds: readonly { readonly key: string; readonly amountCents: number }[]
  readonly isChargedBack: boolean
  /** Of the card that paid; absent in journals of earlier releases. */
  readonly payerCountry?: string | null
}

export const refundedCents = ({ refunds }: Checkout): number =>
  refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)

const payable = new Set<CheckoutStatus>(['open', 'declined'])

/** What becomes of a checkout, or null where that cannot be any more. */
export function afterOutcome(checkout: Checkout, outcome: Outcome): Partial<Checkout> | null {
  const isPayable = payable.has(checkout.status)
  switch (outcome) {
    case 'pay':
      return isPayable ? { status: 'paid' } : null
    case 'decline':
      return isPayable ? { status: 'declined' } : null
    case 'transfer':
      return isPayable ? { status: 'pending' } : null
    case 'arrive':
      return checkout.status === 'pending' ? { status: 'paid' } : null
    case 'charge-back':
      return checkout.status === 'paid' && !checkout.isChargedBack
        ? {
            isChargedBack: true,
            refunds: [
              ...checkout.refunds,
              { key: 'charge-back', amountCents: checkout.amountCents - refundedCents(checkout) },
            ],
          }
        : null
    case 'leave':
      return {}
  }
}

/** The checkout with its current status: expiry is computed on reading, so no job is needed. */
export const current = (checkout: Checkout, now: Date): Checkout =>
  payable.has(checkout.status) && Date.parse(checkout.expiresAt) <= now.getTime()
    ? { ...checkout, status: 'expired' }
    : checkout
