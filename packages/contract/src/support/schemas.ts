import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { acknowledged, email, termsAgreement, text } from '../primitives.ts'

export const contactFormBody = z.strictObject({
  formName: z.literal('CONTACT_US'),
  email,
  name: text(limits.personName.min, limits.personName.max),
  description: text(limits.shortDescription.min, limits.shortDescription.max),
  agreement: termsAgreement,
})

export const supportSchemas = { sendContactForm: { body: contactFormBody, reply: acknowledged } } as const
