import type { Locale } from '@sild/contract'
import type { PaymentStatus } from '@sild/contract/billing/enums'

export interface CheckoutOrder {
  readonly paymentGuid: string
  /** Product name on the payment page. */
  readonly number: string
  /** Gross. */
  readonly amountCents: number
  /** One line for the page of the provider and the statement of the card. */
  readonly description: string
  readonly locale: Locale
  readonly successUrl: string
  readonly cancelUrl: string
  readonly payableUntil: Date
}

export interface Checkout {
  /** The id at the provider. */
  readonly providerRef: string
  readonly paymentUrl: string
}

/** The provider's state of a checkout. */
export interface ProviderPayment {
  readonly providerRef: string
  readonly status: Extract<PaymentStatus, 'WAITING' | 'PAID' | 'REJECTED' | 'CANCELED'>
  /** Paid by a method that takes days. */
  readonly isPromised: boolean
  readonly amountCents: number
  readonly currency: string
  /** Country of the card, or else of the billing address; null where the provider names none. */
  readonly payerCountry: string | null
  /** Given back or charged back. */
  readonly refundedCents: number
  /** Grows with each change. */
  readonly changedAt: Date
}

export interface ProviderEvent {
  readonly eventId: string
  readonly type: string
  /** Null where the event is about nothing of ours. */
  readonly providerRef: string | null
}

/** A payment provider. Amounts are in euro cents. Calls throw ProviderUnavailableError. */
export interface PaymentProvider {
  readonly name: 'test-bank' | 'stripe'
  /** Opens a checkout; the same payment opens it once. */
  open(order: CheckoutOrder): Promise<Checkout>
  fetch(providerRef: string): Promise<ProviderPayment>
  /** Cancels a payment, unless it is already paid; the returned state shows which. */
  cancel(providerRef: string): Promise<ProviderPayment>
  /** Refunds once for each key. @throws ProviderRefusedError if less than the amount is left to refund */
  refund(providerRef: string, refund: { amountCents: number; key: string }): Promise<ProviderPayment>
  /** Changes since then, oldest first. */
  listSince(since: Date): AsyncIterable<ProviderPayment>
  /** Reads an event from its raw bytes. @throws SignatureError when it is not from this provider, for this account and of now */
  readEvent(bytes: Buffer, headers: Readonly<Record<string, string>>): ProviderEvent
}

export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError'
}
/** The provider answered and refused the request. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError'
}
export class SignatureError extends Error {
  override name = 'SignatureError'
}
