import { randomUUID } from 'node:crypto'
import type { Reply } from '@sild/contract'
import type { BillingDetails } from '@sild/contract/companies/billing-details'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { actorOf, testService, type TestService } from '@sild/testing'
import { briefReply, snapshotReply } from '@sild/testing/snapshots'
import type { BillingDeps } from '../src/deps.ts'
import { options } from '../src/options.ts'
import { plans } from '../src/plans.ts'
import { billingService } from '../src/service.ts'
import { expect } from 'vitest'
import { bankEvent, type TestBank } from './bank.ts'

export type Actor = ReturnType<typeof actorOf> & { companyGuid: string; userGuid: string }
export const owner = (): Actor => actorOf('provider') as Actor // The owner of a company has both.

interface Terms {
  readonly months?: 1 | 3 | 12
  readonly method?: 'card' | 'transfer'
}

export const estonian: BillingDetails = {
  name: 'Kask ja Pojad OÜ',
  countryCode: 'EE',
  registrationNumber: '10093155',
  vatNumber: null,
  address: 'Pikk 1, Tallinn',
  postalCode: '10123',
  vatConsultation: null,
}

/** Replies of the services that know how much a company has: nothing. */
export const nothingUsed = {
  getCompanyUsage: () => ({ cover: 0, links: 0, cases: 0, gallery: 0, palette: 0 }),
  getPublicationActivity: () => ({
    tasks: { all: 0 },
    services: { all: 0 },
    specialists: { all: 0 },
    responses: { new: false },
  }),
} as const

/** The billing service beside a test bank, and companies that are where a test says. */
export function testBilling(bank: TestBank) {
  const buyers = new Map<string, BillingDetails | null>()
  const taxChanges = new Map<string, NonNullable<Reply<'getTaxChange'>['change']>>()
  const gone = new Set<string>()
  const ownCompanies = new Map<string, string>()
  const publications = new Map<string, PublicationSnapshot>()
  const billing: TestService<BillingDeps> = testService(billingService, {
    config: () => ({ payments: { provider: 'test-bank', testBankUrl: bank.url, stripe: null } }),
    mocks: {
      ...nothingUsed,
      getRegistration: () => ({ registration: null }),
      getBillingDetails: ({ params }) => ({
        details: buyers.has(params.companyGuid) ? buyers.get(params.companyGuid)! : estonian,
      }),
      getTaxChange: ({ params }) => ({ change: taxChanges.get(params.changeGuid) ?? null }),
      getCompanyMembers: ({ params }) => ({ members: [{ userGuid: params.companyGuid, role: 'owner' }] }),
      getUserContacts: ({ body }) => ({
        users: body.userGuids.map((guid) => ({ guid, email: `${guid}@sild.test`, locale: 'en' as const })),
      }),
      getCompanyBriefs: ({ body }) => ({
        companies: body.companyGuids.filter((guid) => !gone.has(guid)).map((guid) => briefReply(guid)),
      }),
      listMemberships: ({ params }) => ({
        memberships: [{ companyGuid: ownCompanies.get(params.userGuid) ?? randomUUID(), role: 'owner' }],
      }),
      getPublicationSnapshots: ({ body }) => ({
        publications: body.publicationGuids.flatMap((guid) => publications.get(guid) ?? []),
      }),
    },
  })
  /** A publication of the company that readers see. */
  const publish = (actor: Actor, own: Partial<PublicationSnapshot> = {}): PublicationSnapshot => {
    const snapshot = snapshotReply({ companyGuid: actor.companyGuid, name: 'Web shop', ...own })
    publications.set(snapshot.guid, snapshot)
    return snapshot
  }
  const order = (actor: Actor, terms: Terms = {}, key?: string) =>
    billing.call(
      'subscribe',
      {
        params: { guid: actor.companyGuid, subGuid: plans.startup.guid },
        body: {
          successUrl: '/account/billing/payments/payment-guid',
          cancelUrl: '/account/subscription/plans',
          ...terms,
        },
      },
      actor,
      { idempotencyKey: key },
    )
  const paymentOf = (actor: Actor, paymentGuid: string) =>
    billing.call('getPayment', { params: { paymentGuid } }, actor)
  const refOf = async (paymentGuid: string): Promise<string> => {
    const [row] = await billing.database.query<{ ref: string }>(
      'select provider_ref as ref from billing.payments where payment_guid = $1',
      [paymentGuid],
    )
    return row!.ref
  }
  /** A refund by a member of staff who sees the amount that was refunded before. */
  const refund = async (paymentGuid: string, amountCents: number, reason = 'As we agreed') => {
    const [row] = await billing.database.query<{ seen: number }>(
      'select refunded_cents as seen from billing.payments where payment_guid = $1',
      [paymentGuid],
    )
    const body = { amountCents, seenRefundedCents: row?.seen ?? 0, reason }
    return billing.call('refundPayment', { params: { paymentGuid }, body }, actorOf('support'))
  }
  /** The provider sends an event, and its jobs run. */
  const tell = async (paymentGuid: string): Promise<void> => {
    const { body, headers } = bankEvent(await refOf(paymentGuid))
    const answer = await billing.fetch('/api/billing/webhook/test-bank', { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
    await billing.runJobs()
  }
  const pay = async (actor: Actor, terms: Terms = {}, payerCountry = '') => {
    const { paymentGuid, paymentUrl } = await order(actor, terms)
    await bank.act(paymentUrl, 'pay', 'never', payerCountry)
    await tell(paymentGuid)
    return paymentOf(actor, paymentGuid)
  }
  const planOf = async (companyGuid: string) =>
    (await billing.call('getCompanyPlan', { params: { companyGuid } }, actorOf('system'))).plan
  const promote = (
    actor: Actor,
    publicationGuid: string,
    { days = 14, method = 'card' }: { days?: number; method?: 'card' | 'transfer' } = {},
  ) =>
    billing.call(
      'promotePublication',
      {
        body: {
          publicationGuid,
          optionGuid: options.find((option) => option.days === days)!.guid,
          method,
          successUrl: '/account/billing/payments/payment-guid?result',
          cancelUrl: '/my-publications/my-projects',
        },
      },
      actor,
    )
  return {
    billing,
    buyers,
    gone,
    ownCompanies,
    promote,
    publish,
    order,
    pay,
    paymentOf,
    planOf,
    refOf,
    refund,
    taxChanges,
    tell,
  }
}
