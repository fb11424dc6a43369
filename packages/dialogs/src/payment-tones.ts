import type { PaymentStatus } from '@sild/contract/billing/enums'
import type { Tone } from '@sild/ui'

/** How the state of a payment looks to whoever pays and to the staff. */
export const paymentTones: Readonly<Record<PaymentStatus, Tone>> = {
  WAITING: 'warning',
  PAID: 'success',
  REJECTED: 'danger',
  CANCELED: 'neutral',
  REFUNDED: 'neutral',
  GIFT: 'accent',
}
