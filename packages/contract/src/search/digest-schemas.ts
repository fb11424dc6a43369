import * as z from 'zod/mini'
import { cardTypes, locales } from '../enums.ts'
import { givenInstant, guid } from '../primitives.ts'

const newCard = z.strictObject({
  cardType: z.enum(cardTypes),
  categoryId: z.int(),
  slug: z.string(),
  name: z.string(),
  companyGuid: guid,
  companyName: z.string(),
})
/** A publication in a digest. */
export type NewCard = z.infer<typeof newCard>

export const digestSchemas = {
  listNewCards: {
    body: z.strictObject({ since: givenInstant, until: givenInstant, locale: z.enum(locales) }),
    reply: z.strictObject({ list: z.array(newCard) }),
  },
} as const
