import type { Locale, Reply } from '@sild/contract'
import type { DifferenceKind } from '@sild/contract/billing/enums'
import type { TaxTerms } from '@sild/contract/companies/tax-change'
import { writeLetter } from '@sild/letter'
import { paths, withQuery } from '@sild/paths'
import type { Letter } from '@sild/service-kit'
import type { PaymentDifference } from '../models/payment-difference.ts'
import type { Payment } from '../models/payment.ts'
import type { PlanInterest } from '../models/plan-interest.ts'
import { plans } from '../plans.ts'
import { orderNumberOf } from '../rules/order-number.ts'
import { taxChangeFacts } from './facts.ts'
import { formatCents } from './format.ts'

/** A change that decides the tax of a company, as `getTaxChange` returns it; without the company when it is erased. */
export interface FoundTaxChange {
  readonly change: NonNullable<Reply<'getTaxChange'>['change']>
  readonly company: { readonly name: string } | undefined
}

interface Interest extends Pick<PlanInterest, 'message' | 'planSlug'> {
  readonly company: { readonly name: string } | undefined
  readonly user: { readonly email: string; readonly locale: Locale } | undefined
}

export function planInterestLetter({ company, message, planSlug, user }: Interest, publicUrl: string): Promise<Letter> {
  const title = `A company would like ${plans[planSlug].titles.en}`
  return writeLetter('en', {
    subject: title,
    title,
    paragraphs: [message],
    facts: [
      ['Company', company?.name ?? '—'],
      ['Email', user?.email ?? '—'],
      ['Language', user?.locale ?? '—'],
    ],
    button: 'Open Sild',
    href: publicUrl,
    note: 'Answer this email: your reply goes to the requester.',
    signature: 'Sild',
    why: 'This email goes to the sales mailbox.',
  })
}

interface SentBack extends Pick<Payment, 'orderNumber'> {
  readonly buyer: Pick<NonNullable<Payment['buyer']>, 'name'> | null
  readonly amountCents: number
  readonly reason: string | null
}

export function transferBackLetter(sentBack: SentBack, publicUrl: string): Promise<Letter> {
  const number = orderNumberOf(sentBack)
  return writeLetter('en', {
    subject: `Send a transfer back: ${number}`,
    title: 'A transfer has to go back',
    paragraphs: ['The credit note is written; the money is still with us.'],
    facts: [
      ['Order', number],
      ['Company', sentBack.buyer?.name ?? '—'],
      ['Amount', formatCents(sentBack.amountCents, 'en')],
      ['Reason', sentBack.reason ?? '—'],
    ],
    button: 'Open payments',
    href: new URL(paths.backofficePayments(), publicUrl).href,
    note: 'Transfer it to the account that it came from.',
    signature: 'Sild',
    why: 'This email goes to the support mailbox.',
  })
}

type Differing = Pick<PaymentDifference, 'kind' | 'ownCents' | 'providerCents' | 'providerRef'>
/** The same names as on the page of payments. */
const differenceWords: Readonly<Record<DifferenceKind, string>> = {
  'amount-differs': 'Another amount was paid than was ordered',
  'paid-there-only': 'Paid at the provider, unknown here',
  'paid-here-only': 'Paid here, not at the provider',
  'refund-differs': 'Refunds differ',
  'paid-after-cancel': 'Paid after the order was canceled',
  'tax-place-differs': 'Sold without tax, paid from inside the Union: taxed there',
}
const cents = (value: number | null): string => (value === null ? 'nothing' : formatCents(value, 'en'))

export const differencesLetter = (found: readonly Differing[], publicUrl: string): Promise<Letter> =>
  writeLetter('en', {
    subject: `Payments differ: ${found.length}`,
    title: "Our books and the provider's do not agree",
    paragraphs: ['Nothing was activated or taken back because of it. Please look at each and settle it.'],
    facts: found.map((one) => [
      `${differenceWords[one.kind]}: ${one.providerRef}`,
      `here ${cents(one.ownCents)}, there ${cents(one.providerCents)}`,
    ]),
    button: 'Open payments',
    href: new URL(paths.backofficePayments(), publicUrl).href,
    note: 'The comparison runs every hour.',
    signature: 'Sild',
    why: 'This email goes to the support mailbox.',
  })

interface ChangedTax {
  readonly change: { readonly after: TaxTerms; readonly before: TaxTerms }
  readonly company: { readonly name: string } | undefined
}

const stated = (facts: ReturnType<typeof taxChangeFacts>): string =>
  facts.map(([label, value]) => `${label}: ${value}`).join(', ') || '—'

export const taxChangeLetter = (
  { change: { after, before }, company }: ChangedTax,
  publicUrl: string,
): Promise<Letter> =>
  writeLetter('en', {
    subject: `A company changes what decides its VAT: ${company?.name ?? '—'}`,
    title: 'A change of billing details waits for you',
    paragraphs: [
      'It does not apply to orders until you accept it. Please check it by a document of a register or a tax office.',
    ],
    facts: [
      ['Company', company?.name ?? '—'],
      ['Now', stated(taxChangeFacts({ after: before, reason: null, state: 'waiting' }, 'en'))],
      ['Requested', stated(taxChangeFacts({ after, reason: null, state: 'waiting' }, 'en'))],
    ],
    button: 'Decide the change',
    href: new URL(withQuery(paths.backofficePayments(), { view: 'tax' }), publicUrl).href,
    note: 'A change that is accepted also corrects orders that are not paid yet.',
    signature: 'Sild',
    why: 'This email goes to the support mailbox.',
  })
