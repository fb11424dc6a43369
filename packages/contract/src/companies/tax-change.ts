import * as z from 'zod/mini'
import { countryCode, guid, instant } from '../primitives.ts'

const taxChangeStates = ['waiting', 'accepted', 'refused', 'withdrawn'] as const
/** What decides the tax of a company's orders; a field is absent where it does not change. */
export const taxTerms = z.strictObject({
  countryCode: z.optional(countryCode),
  registrationNumber: z.optional(z.nullable(z.string())),
  vatId: z.optional(z.nullable(z.string())),
  postalCode: z.optional(z.nullable(z.string())),
  orgAddress: z.optional(z.nullable(z.string())),
})
export type TaxTerms = z.infer<typeof taxTerms>
export const taxChange = z.strictObject({
  guid,
  state: z.enum(taxChangeStates),
  after: taxTerms,
  requestedAt: instant,
  /** Why it was refused. */
  reason: z.nullable(z.string()),
})
export type TaxChange = z.infer<typeof taxChange>
