import { type Locale, locales } from '@sild/contract'
import { keysOf } from '@sild/contract/keys'
import type { MailPreview } from '@sild/letter'
import { paths } from '@sild/paths'
import { formatMoment } from './mails/format.ts'
import { type SupportLetter, supportMessages } from './mails/messages/index.ts'
import { newTicketMail } from './mails/new-ticket-mail.ts'
import { webinarRegistrationMail } from './mails/webinar-registration-mail.ts'
import { type CustomerTexts, writeCustomerLetter } from './mails/write-customer-letter.ts'

const dueAt = new Date('2026-11-25T10:00:00Z')
const guid = '019a9000-0000-7000-8000-000000000001'
const sender = { email: 'mari@sild.test', locale: 'et', userGuid: null } as const
const question = 'Tere!\n\nKas te töötate ka Lätis?'
const ticket = {
  ...sender,
  ticketGuid: guid,
  number: 1042,
  source: 'contact-form',
  title: 'Kas te töötate ka Lätis?',
  name: 'Mari Maasikas',
} as const
const answer = 'Yes, Latvia is among the countries of a company.\n\nYou choose it in the company profile.'

const texts: Readonly<Record<SupportLetter, (locale: Locale) => Omit<CustomerTexts, 'letter'>>> = {
  received: (locale) => {
    const { facts: label } = supportMessages[locale]
    return {
      path: paths.helpCenter(),
      words: question,
      facts: [
        [label.number, `#${ticket.number}`],
        [label.due, formatMoment(dueAt, locale)],
      ],
    }
  },
  answer: () => ({ path: paths.ticket(guid), words: answer }),
  guestAnswer: () => ({ path: paths.contactUs(), words: answer }),
}
const letters = keysOf(texts)

export const mailPreviews: readonly MailPreview[] = [
  ...letters.map((letter): MailPreview => ({
    name: letter,
    locales,
    write: (locale, publicUrl) => writeCustomerLetter(locale, ticket, { ...texts[letter](locale), letter }, publicUrl),
  })),
  { name: 'new-ticket', locales: ['en'], write: (_locale, publicUrl) => newTicketMail(ticket, question, publicUrl) },
  {
    name: 'webinar-registration',
    locales: ['en'],
    write: () => webinarRegistrationMail({ ...sender, webinarSlug: 'first-project', companyName: 'Põhja Tarkvara OÜ' }),
  },
]
