import * as z from 'zod/mini'
import type { EventTable } from '../job.ts'
import { byPayment, byPromotion } from '../payloads.ts'
import { guid } from '../primitives.ts'
import { promotionDays } from './enums.ts'

export const events = {
  'promotion-paid': z.strictObject({
    promotionGuid: guid,
    publicationGuid: guid,
    companyGuid: guid,
    days: z.literal(promotionDays),
  }),
  'payment-declined': byPayment,
  /** All of what a promotion has cost has gone back. */
  'promotion-paid-back': byPromotion,
} as const satisfies EventTable
