import * as z from 'zod/mini'
import { guid, ownPath } from '../primitives.ts'
import { paymentMethods, promotionDays } from './enums.ts'

const option = z.strictObject({
  guid,
  days: z.literal(promotionDays),
  /** In the language of the caller. */
  title: z.string(),
  /** Net of tax. */
  priceCents: z.int(),
})
export type PromotionOption = z.infer<typeof option>

export const promotePublicationBody = z.strictObject({
  publicationGuid: guid,
  optionGuid: guid,
  method: z._default(z.enum(paymentMethods), 'card'),
  /** Paths of the portal that the provider leads back to; `paymentPlaceholder` in them is filled in. */
  successUrl: ownPath,
  cancelUrl: ownPath,
})

export const promotionSchemas = {
  listOptions: {
    reply: z.strictObject({
      list: z.array(option),
      /** Whether the caller's plan has promotion in it (S1-PLAN-13) is said when it is ordered. */
      claimedViewsFactor: z.int(),
    }),
  },
  promotePublication: {
    body: promotePublicationBody,
    reply: z.strictObject({ paymentUrl: z.string(), paymentGuid: guid }),
  },
} as const
