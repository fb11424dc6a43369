import { limitOf } from '@sild/contract/permissions'
import { dice, guid } from '../seeded.ts'
import { day } from '../time.ts'
import type { Company, Payment, Publication, Subscription } from '../types.ts'

/** As long as the plan has them run. */
const monthDays = limitOf('startup', 'days') ?? 0
const giftDays = limitOf('startup', 'gift') ?? 0
const startupCents = 4990
const promotionCents = { 'promotion-7-days': 1490, 'promotion-14-days': 2490, 'promotion-30-days': 4490 } as const

/** Companies on the paid plan: three months as a gift in the beta, then months they paid for one by one. */
export function buildBilling(
  companies: Company[],
  publications: Publication[],
): { subscriptions: Subscription[]; payments: Payment[] } {
  const subscriptions: Subscription[] = []
  const payments: Payment[] = []
  for (const company of companies.filter(({ plan }) => plan === 'startup')) {
    const lot = dice(`billing:${company.slug}`)
    let startDays = lot.between(4, 26)
    const months = Math.min(5, Math.floor(company.joinedAgeMinutes / day / monthDays) - 4)
    for (let month = 0; month <= months; month++, startDays += monthDays) {
      const paid = payment(company, `month:${month}`, 'startup-month', startDays, startupCents, 'PAID', null)
      payments.push(paid)
      subscriptions.push(
        subscription(company, paid, `month:${month}`, startDays, monthDays, month === 0 ? 'ACTIVE' : 'FINISHED'),
      )
    }
    const giftStart = startDays + giftDays - monthDays
    const given = payment(company, 'gift', 'startup-month', giftStart, 0, 'GIFT', null)
    payments.push(given)
    subscriptions.push(subscription(company, given, 'gift', giftStart, giftDays, 'FINISHED'))
  }
  for (const publication of publications) {
    if (publication.promotedDaysLeft === null) continue
    const company = companies.find(({ companyGuid }) => companyGuid === publication.companyGuid)
    if (company) payments.push(promotion(company, publication, publication.promotedDaysLeft))
  }
  const rejected = companies.find(({ slug }) => slug === 'hallrastas')
  if (rejected)
    payments.push(
      payment(rejected, 'declined', 'promotion-14-days', 19, promotionCents['promotion-14-days'], 'REJECTED', null),
    )
  return { subscriptions, payments: numbered(payments) }
}

function subscription(
  company: Company,
  { paymentGuid, status: paymentStatus }: Payment,
  key: string,
  startDays: number,
  lengthDays: number,
  status: Subscription['status'],
): Subscription {
  return {
    subscriptionGuid: guid(`subscription:${company.slug}:${key}`),
    companyGuid: company.companyGuid,
    planSlug: 'startup',
    paymentGuid,
    status,
    isGift: paymentStatus === 'GIFT',
    startedAgeMinutes: startDays * day,
    endsAgeMinutes: (startDays - lengthDays) * day,
  }
}

function promotion(company: Company, publication: Publication, daysLeft: number): Payment {
  const [product, lengthDays] =
    daysLeft <= 7
      ? (['promotion-7-days', 7] as const)
      : daysLeft <= 14
        ? (['promotion-14-days', 14] as const)
        : (['promotion-30-days', 30] as const)
  const age = Math.min(lengthDays - daysLeft, Math.floor((publication.publishedAgeMinutes ?? 0) / day))
  return payment(
    company,
    publication.publicationGuid,
    product,
    age,
    promotionCents[product],
    'PAID',
    publication.publicationGuid,
  )
}

function payment(
  company: Company,
  key: string,
  product: Payment['product'],
  ageDays: number,
  netCents: number,
  status: Payment['status'],
  publicationGuid: string | null,
): Payment {
  return {
    paymentGuid: guid(`payment:${company.slug}:${product}:${key}`),
    companyGuid: company.companyGuid,
    invoiceNumber: '',
    type: product === 'startup-month' ? 'subscription' : 'option',
    product,
    publicationGuid,
    status,
    netCents,
    vatPercent: company.countryCode === 'EE' ? 24 : 0,
    createdAgeMinutes: ageDays * day + dice(`paid:${company.slug}:${key}`).between(10, 600),
  }
}

/** Invoices are numbered through in the order in which they were made, oldest first. */
function numbered(payments: Payment[]): Payment[] {
  return payments
    .toSorted((one, other) => other.createdAgeMinutes - one.createdAgeMinutes)
    .map((one, index) => ({ ...one, invoiceNumber: `SILD-${String(index + 1).padStart(5, '0')}` }))
}
