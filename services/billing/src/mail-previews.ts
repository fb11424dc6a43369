import { type Locale, locales } from '@sild/contract'
import { keysOf } from '@sild/contract/keys'
import type { MailPreview } from '@sild/letter'
import { paths } from '@sild/paths'
import { type Facts, paymentFacts, type PaymentMessage, planEndFacts, taxChangeFacts } from './mails/facts.ts'
import type { BillingLetter } from './mails/messages/index.ts'
import { differencesLetter, planInterestLetter, taxChangeLetter, transferBackLetter } from './mails/staff-letters.ts'
import { writeBillingLetter } from './mails/write-billing-letter.ts'

const activeUntil = new Date('2027-02-28T21:59:59Z')
const period = { activeFrom: new Date('2026-11-24T10:00:00Z'), activeUntil }
const seller = { name: 'Sild OÜ', iban: 'EE471000001020145685', bic: 'EEUHEE2X' }
const plan = {
  orderNumber: 10_042,
  planSlug: 'startup',
  months: 3,
  optionDays: null,
  publicationName: null,
  grossCents: 18_563,
  vatCents: 3593,
  refundedCents: 18_563,
  refundReason: 'Ordered twice',
  payableUntil: new Date('2026-12-08T21:59:59Z'),
} as const
const promotion = {
  ...plan,
  planSlug: null,
  months: null,
  optionDays: 7,
  publicationName: 'Web shop for oak furniture',
} as const
const taxChange = {
  guid: '0198f3a0-0000-7000-8000-000000000900',
  after: { countryCode: 'FR', vatId: 'FR83404833048' },
  requestedAt: '2026-11-24T10:00:00Z',
  reason: 'The number belongs to another company',
} as const
const plain =
  (message: PaymentMessage) =>
  (locale: Locale): Facts =>
    paymentFacts(message, { payment: plan, period, seller }, locale)
const planEnd = (locale: Locale): Facts => planEndFacts({ planSlug: 'startup', activeUntil }, locale)

const facts: Readonly<Record<BillingLetter, (locale: Locale) => Facts>> = {
  paid: plain('paid'),
  promotionPaid: (locale) => paymentFacts('paid', { payment: promotion, period, seller }, locale),
  declined: plain('declined'),
  refunded: plain('refunded'),
  moved: plain('moved'),
  retaxed: plain('retaxed'),
  transfer: plain('transfer'),
  week: planEnd,
  day: planEnd,
  over: planEnd,
  taxAccepted: (locale) => taxChangeFacts({ ...taxChange, state: 'accepted' }, locale),
  taxRefused: (locale) => taxChangeFacts({ ...taxChange, state: 'refused' }, locale),
}
const letters = keysOf(facts)
const toStaff = (name: string, write: (publicUrl: string) => ReturnType<MailPreview['write']>): MailPreview => ({
  name,
  locales: ['en'],
  write: (_locale, publicUrl) => write(publicUrl),
})

export const mailPreviews: readonly MailPreview[] = [
  ...letters.map((message): MailPreview => ({
    name: message,
    locales,
    write: (locale, publicUrl) =>
      writeBillingLetter(
        locale,
        { message, path: paths.subscriptionPlans(), facts: facts[message](locale) },
        publicUrl,
      ),
  })),
  toStaff('plan-interest', (publicUrl) =>
    planInterestLetter(
      {
        message: 'We are 40 people and would like to see what Business costs us.',
        planSlug: 'business',
        company: { name: 'Põhja Tarkvara OÜ' },
        user: { email: 'mari@sild.test', locale: 'et' },
      },
      publicUrl,
    ),
  ),
  toStaff('transfer-back', (publicUrl) =>
    transferBackLetter(
      {
        ...plan,
        buyer: { name: 'Põhja Tarkvara OÜ' },
        amountCents: plan.refundedCents,
        reason: plan.refundReason,
      },
      publicUrl,
    ),
  ),
  toStaff('tax-change', (publicUrl) =>
    taxChangeLetter(
      {
        change: { after: taxChange.after, before: { countryCode: 'EE', vatId: null } },
        company: { name: 'Põhja Tarkvara OÜ' },
      },
      publicUrl,
    ),
  ),
  toStaff('differences', (publicUrl) =>
    differencesLetter(
      [{ kind: 'refund-differs', providerRef: 'pi_3QK2', ownCents: 0, providerCents: 6188 }],
      publicUrl,
    ),
  ),
]
