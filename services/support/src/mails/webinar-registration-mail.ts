import type { Letter } from '@sild/service-kit'
import type { WebinarRegistration } from '../models/webinar-registration.ts'
import { internalMail } from './internal-mail.ts'
import { senderFacts } from './sender-facts.ts'

type Sent = Pick<WebinarRegistration, 'webinarSlug' | 'companyName' | 'email' | 'locale' | 'userGuid'>

export const webinarRegistrationMail = (registration: Sent): Promise<Letter> =>
  internalMail({
    subject: `Webinar registration: ${registration.companyName}`,
    facts: [
      `Webinar: ${registration.webinarSlug}`,
      `Company: ${registration.companyName} (${registration.email})`,
      ...senderFacts(registration),
    ],
  })
