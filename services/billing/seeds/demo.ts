import { type Company, market, type Payment as DemoPayment, type Publication, timeAt } from '@sild/demo'
import { limitOf } from '@sild/contract/permissions'
import type { BillingDetails } from '@sild/contract/companies/billing-details'
import type { Transaction } from '@sild/service-kit'
import { issueInvoice } from '../src/actions/issue-invoice.ts'
import type { BillingDeps } from '../src/deps.ts'
import { nextOrderNumber, Payment } from '../src/models/payment.ts'
import { findPlanInForce } from '../src/models/plan-in-force.ts'
import { PromoCode } from '../src/models/promo-code.ts'
import { countUse, countUsed, insertUse } from '../src/models/quota.ts'
import { QuotaEntry } from '../src/models/quota-entry.ts'
import { leftOf } from '../src/rules/left-of.ts'
import { Subscription } from '../src/models/subscription.ts'
import { vatCentsOf } from '../src/rules/vat.ts'

/** The paid plans of the demo market, and what its responses have used of the plans. Done once: what exists stays. */
export async function seed({ database, clock, seller }: BillingDeps): Promise<void> {
  const at = (ageMinutes: number): Date => timeAt(clock.now(), ageMinutes)
  const { companies, payments, publications, responses, subscriptions } = market()
  const companyOf = new Map(companies.map((company) => [company.companyGuid, company]))
  const publicationOf = new Map(publications.map((publication) => [publication.publicationGuid, publication]))
  await database.transaction(async (trx) => {
    await PromoCode.query(trx).insert({ code: 'BETA2026', planSlug: 'startup' }).onConflict('code').ignore()
    for (const sale of payments.toSorted((one, other) => other.createdAgeMinutes - one.createdAgeMinutes)) {
      const company = companyOf.get(sale.companyGuid)
      const soldAt = at(sale.createdAgeMinutes)
      const publication = publicationOf.get(sale.publicationGuid ?? '')
      const sold = publication
        ? soldPromotion(sale, publication, { now: clock.now(), soldAt })
        : sale.type === 'subscription'
          ? soldMonth(sale)
          : null
      if (company && sold) await insertSale(trx, { clock: { now: () => soldAt }, seller }, { company, sale, sold })
    }
    for (const { startedAgeMinutes, endsAgeMinutes, ...subscription } of subscriptions) {
      const activeFrom = at(startedAgeMinutes)
      await Subscription.query(trx)
        .insert({ ...subscription, activeFrom, activeUntil: at(endsAgeMinutes), createdAt: activeFrom })
        .onConflict('subscriptionGuid')
        .ignore()
    }
    for (const { createdAgeMinutes, ...response } of responses.toSorted(
      (one, other) => other.createdAgeMinutes - one.createdAgeMinutes,
    ))
      await useResponse(trx, { ...response, createdAt: at(createdAgeMinutes) })
  })
}

interface Responded {
  companyGuid: string
  responseGuid: string
  publicationGuid: string
  createdAt: Date
}

/** As `consumeQuota` would have counted it at its time, under the key that publications gives it. */
async function useResponse(
  trx: Transaction,
  { companyGuid, createdAt, publicationGuid, responseGuid }: Responded,
): Promise<void> {
  const { plan, startsAt } = await findPlanInForce(trx, companyGuid)
  if (createdAt < startsAt) return
  const property = 'responses'
  const target = { targetKind: 'publication', targetGuid: publicationGuid } as const
  const use = { companyGuid, property, effectKey: `response ${responseGuid}` } as const
  if (!(await insertUse(trx, { ...use, ...target }, startsAt))) return
  await countUse(trx, use, { startsAt, limit: null })
  const used = (await countUsed(trx, { companyGuid, holders: [], startsAt })).get(property) ?? 0
  const leftCount = leftOf(limitOf(plan, property), used)
  await QuotaEntry.query(trx).insert({ companyGuid, property, ...target, leftCount, at: createdAt })
}

const soldMonth = ({ status }: DemoPayment): Partial<Payment> => ({
  type: 'subscription',
  planSlug: 'startup',
  months: status === 'GIFT' ? null : 1,
})

const daysOf = {
  'promotion-7-days': 7,
  'promotion-14-days': 14,
  'promotion-30-days': 30,
  'startup-month': null,
} as const
const soldPromotion = (
  { product, publicationGuid }: DemoPayment,
  { kind, promotedDaysLeft, sourceLocale, texts }: Publication,
  { now, soldAt }: { now: Date; soldAt: Date },
): Partial<Payment> => ({
  type: 'option',
  optionDays: daysOf[product],
  publicationGuid,
  publicationName: texts[sourceLocale]?.name ?? '',
  cardType: kind,
  promotionState: 'active',
  promotionVersion: 1,
  promotionStartsAt: soldAt,
  promotionEndsAt: timeAt(now, -(promotedDaysLeft ?? 0) * 24 * 60),
})

/** As `insertOrder` would have written it down, and the staff settled it. */
async function insertSale(
  trx: Transaction,
  deps: Pick<BillingDeps, 'clock' | 'seller'>,
  { company, sale, sold }: { company: Company; sale: DemoPayment; sold: Partial<Payment> },
): Promise<void> {
  const { companyGuid, netCents, paymentGuid, status, vatPercent } = sale
  if (await Payment.query(trx).findById(paymentGuid)) return
  const soldAt = deps.clock.now()
  const isGift = status === 'GIFT'
  const payment = await Payment.query(trx)
    .insert({
      paymentGuid,
      orderNumber: await nextOrderNumber(trx),
      companyGuid,
      ...sold,
      method: isGift ? null : 'transfer',
      status,
      netCents,
      vatCents: vatCentsOf(netCents, vatPercent),
      vatPercent: String(vatPercent),
      vatScheme: isGift ? 'outside-scope' : company.countryCode === 'EE' ? 'domestic' : 'reverse-charge',
      buyer: buyerOf(company, soldAt),
      provider: isGift ? 'gift' : 'transfer',
      paidAt: isGift ? null : soldAt,
      locale: company.countryCode === 'EE' ? 'et' : 'fr',
      createdAt: soldAt,
      changedAt: soldAt,
    })
    .returning('*')
  await issueInvoice(trx, deps, payment, null)
}

function buyerOf({ countryCode, name, registrationNumber }: Company, soldAt: Date): BillingDetails {
  const vatNumber = countryCode === 'FR' ? frenchVatNumber(registrationNumber) : null
  const vatConsultation = vatNumber ? { isValid: true, askedAt: soldAt.toISOString(), name: null } : null
  return { name, countryCode, registrationNumber, vatNumber, address: null, postalCode: null, vatConsultation }
}

/** The number of VAT of a French company follows from its SIREN. */
function frenchVatNumber(registrationNumber: string): string {
  const siren = registrationNumber.replace(/\D/g, '').slice(0, 9)
  return `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`
}
