import * as z from 'zod/mini'
import { countryCode, instant } from '../primitives.ts'

/** How two names of a company compare. */
export const nameMatch = z.enum(['same', 'similar', 'different'])

/** What VIES answered: the evidence of a sale without VAT. Orders of earlier releases have the first three fields. */
const vatConsultation = z.strictObject({
  isValid: z.boolean(),
  askedAt: instant,
  /** Holder of the number; null where the member state does not publish it. */
  name: z.nullable(z.string()),
  address: z.optional(z.nullable(z.string())),
  /** How the holder compares with the buyer; null where the two cannot be compared. */
  nameMatch: z.optional(z.nullable(nameMatch)),
  /** `requestIdentifier` of VIES, by which a tax office finds the answer. */
  consultationNumber: z.optional(z.nullable(z.string())),
})
export type VatConsultation = z.infer<typeof vatConsultation>

/** The requisites of a company, or what its profile says where it has given none. */
export const billingDetails = z.strictObject({
  name: z.string(),
  countryCode,
  registrationNumber: z.nullable(z.string()),
  vatNumber: z.nullable(z.string()),
  address: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  /** Null where there is no number, or VIES cannot be asked now. */
  vatConsultation: z.nullable(vatConsultation),
  /** Country of the register that has confirmed the company; null where none has. Absent in orders of earlier releases. */
  registerCountry: z.optional(z.nullable(countryCode)),
  /** When the staff have confirmed by documents where the company is. Absent in orders of earlier releases. */
  placeConfirmedAt: z.optional(z.nullable(instant)),
})
export type BillingDetails = z.infer<typeof billingDetails>
