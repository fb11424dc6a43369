import type { PaymentStatus } from '@sild/contract/billing/enums'

/**
 * What a payment may become (S4-SUB-06). A declined card may be tried again, or the money promised by transfer. What was taken
 * back and paid all the same is not a sale: people look at it.
 */
const transitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  WAITING: ['PAID', 'REJECTED', 'CANCELED'],
  REJECTED: ['PAID', 'CANCELED', 'WAITING'],
  PAID: ['REFUNDED'],
  CANCELED: [],
  REFUNDED: [],
  GIFT: [],
}

export const mayBecome = (from: PaymentStatus, to: PaymentStatus): boolean => transitions[from].includes(to)
