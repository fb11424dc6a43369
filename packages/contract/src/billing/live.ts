import * as z from 'zod/mini'
import { guid } from '../primitives.ts'
import { paymentStatuses } from './enums.ts'

export const live = {
  /** The status of a payment of the company has changed; pages that wait for it read it again. */
  'payment-changed': z.strictObject({ paymentGuid: guid, status: z.enum(paymentStatuses) }),
} as const
