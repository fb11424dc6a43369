import * as z from 'zod/mini'
import { feedbackReasonCodes } from '../enums.ts'
import { limits } from '../limits.ts'
import { personalData } from '../personal-data.ts'
import { acknowledged, anyEmail, downloadedFile, email, line, slug, termsAgreement, text } from '../primitives.ts'

export const contactFormBody = z.strictObject({
  formName: z.literal('CONTACT_US'),
  email,
  name: line(limits.personName.min, limits.personName.max),
  description: text(limits.shortDescription.min, limits.shortDescription.max),
  /** The form always sends it, and false is refused. */
  agreement: z.optional(termsAgreement),
})

export const webinarRegistrationBody = z.strictObject({
  companyName: line(limits.companyName.min, limits.companyName.max),
  email,
  agreement: termsAgreement,
})

export const feedbackBody = z.strictObject({
  reasonCode: z.optional(z.literal(feedbackReasonCodes)),
  text: text(limits.shortDescription.min, limits.shortDescription.max),
})

export const supportSchemas = {
  sendContactForm: { body: contactFormBody, reply: acknowledged },
  sendFeedback: { body: feedbackBody, reply: acknowledged },
  forgetAddress: { body: z.strictObject({ email: anyEmail }), reply: acknowledged },
  registerForWebinar: {
    params: z.strictObject({ slug }),
    body: webinarRegistrationBody,
    reply: acknowledged,
  },
  exportWebinarRegistrations: { params: z.strictObject({ slug }), reply: downloadedFile },
  exportSupportData: personalData,
} as const
