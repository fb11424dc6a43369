import * as z from 'zod/mini'
import { promotionDays } from '../billing/enums.ts'
import { cardTypes } from '../enums.ts'
import { guid, instant, limitOffset } from '../primitives.ts'

/** Effect of a promotion: daily views before it and during it. */
const promotion = z.strictObject({
  /** Of the payment that bought it. */
  guid,
  publication: z.strictObject({ guid, cardType: z.enum(cardTypes), name: z.string() }),
  days: z.literal(promotionDays),
  startsAt: instant,
  endsAt: instant,
  isRunning: z.boolean(),
  viewsCount: z.int(),
  /** With one decimal. */
  viewsPerDay: z.number(),
  viewsPerDayBefore: z.number(),
})
export type Promotion = z.infer<typeof promotion>

export const promotionSchemas = {
  listPromotions: {
    query: z.strictObject(limitOffset),
    reply: z.strictObject({ list: z.array(promotion), total: z.int() }),
  },
} as const
