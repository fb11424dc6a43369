import type { Letter } from '@sild/service-kit'
import type { ContactForm } from '../models/contact-form.ts'
import { internalMail } from './internal-mail.ts'
import { senderFacts } from './sender-facts.ts'

type Sent = Pick<ContactForm, 'name' | 'email' | 'description' | 'locale' | 'userGuid'>

export const contactFormMail = (form: Sent): Promise<Letter> =>
  internalMail({
    subject: `Contact form: ${form.name}`,
    facts: [`From: ${form.name} (${form.email})`, ...senderFacts(form)],
    words: { text: form.description, locale: form.locale },
  })
