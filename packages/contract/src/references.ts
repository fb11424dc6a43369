import * as z from 'zod/mini'
import { cardTypes, publicationStatuses } from './enums.ts'
import { guid } from './primitives.ts'

/** A company as it is named beside what is of it. */
export const companyReference = z.strictObject({
  guid,
  slug: z.string(),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  isVerified: z.boolean(),
})

/** A publication as it is named beside a response to it. */
export const publicationReference = z.strictObject({
  guid,
  slug: z.string(),
  cardType: z.enum(cardTypes),
  name: z.string(),
  publicationStatus: z.enum(publicationStatuses),
})
