import type { PaymentStatus } from '@sild/contract/billing/enums'
import type { Tone } from '@sild/ui'

/** Colours of payment states for payers and the staff. */
export const paymentTones: Readonly<Record<PaymentStatus, Tone>> = {
  WAITING: 'warning',
  PAID: 'success',
  REJECTED: 'danger',
  CANCELED: 'neutral',
  REFUNDED: 'neutral',
  GIFT: 'accent',
}
