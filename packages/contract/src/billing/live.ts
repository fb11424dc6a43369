import * as z from 'zod/mini'
import { guid } from '../primitives.ts'
import { paymentStatuses } from './enums.ts'

export const live = {
  /** A payment of the company has become something else; whoever waits for it reads it again. */
  'payment-changed': z.strictObject({ paymentGuid: guid, status: z.enum(paymentStatuses) }),
} as const
