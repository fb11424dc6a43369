import type { PaymentStatus } from '@sild/contract/billing/enums'

/**
 * The allowed transitions of a payment (S4-SUB-06). After a declined card the user may try again or choose a transfer.
 * A canceled order that was paid is not a sale: staff review it.
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
