import type { PlanMonths, PromotionDays } from '@sild/contract/billing/enums'
import { keysOf } from '@sild/contract/keys'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { AppError, asSystem, type Connection } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import { findPlanInForce } from '../models/plan-in-force.ts'
import type { Payment } from '../models/payment.ts'
import type { Subscription } from '../models/subscription.ts'
import { options } from '../options.ts'
import { periodsOf, plans } from '../plans.ts'

type Columns = 'type' | 'planSlug' | 'months' | 'optionDays' | 'publicationGuid' | 'publicationName' | 'cardType'
/** The item of an order, from its row, and its net price. */
export type Sold = Pick<Payment, Columns | 'netCents'>

/** A plan for a number of months. @throws plan-not-found, plan-not-available */
export function soldPlan(planGuid: string, months: PlanMonths): Sold {
  const plan = keysOf(plans).find((slug) => plans[slug].guid === planGuid)
  if (!plan || plan === 'free') throw new AppError('plan-not-found')
  const period = periodsOf(plan).find((each) => each.months === months)
  if (!period) throw new AppError('plan-not-available')
  return {
    ...nothing,
    type: 'subscription',
    planSlug: plan satisfies Subscription['planSlug'],
    months,
    netCents: period.priceCents,
  }
}

/** The promotion of a publication for some days. @throws option-not-found */
export function soldPromotion(optionGuid: string, { cardType, guid, name }: Promotable): Sold {
  const option = options.find((each) => each.guid === optionGuid)
  if (!option) throw new AppError('option-not-found')
  const { days, priceCents } = option
  const publication = { publicationGuid: guid, publicationName: name, cardType }
  return { ...nothing, ...publication, type: 'option', optionDays: days satisfies PromotionDays, netCents: priceCents }
}

const nothing = {
  planSlug: null,
  months: null,
  optionDays: null,
  publicationGuid: null,
  publicationName: null,
  cardType: null,
} as const

type Promotable = Pick<PublicationSnapshot, 'cardType' | 'guid' | 'name'>

/**
 * A publication of the company that is visible or in moderation. Calls the publications service.
 * @throws publication-not-found also where it is another company's, publication-not-promotable
 */
export async function findPromotable(
  { calls }: Pick<BillingDeps, 'calls'>,
  companyGuid: string,
  publicationGuid: string,
): Promise<Promotable> {
  const body = { publicationGuids: [publicationGuid] }
  const actor = asSystem('only published and waiting publications can be promoted')
  const [found] = (await calls.call('getPublicationSnapshots', { body }, { actor })).publications
  if (found?.companyGuid !== companyGuid || found.publicationStatus === 'DELETED')
    throw new AppError('publication-not-found')
  if (!found.isLive && found.publicationStatus !== 'MODERATION') throw new AppError('publication-not-promotable')
  return found
}

/** Promotion is a part of the paid plans (S1-PLAN-13). @throws plan-limit-reached */
export async function requirePaidPlan(connection: Connection, companyGuid: string): Promise<void> {
  const { plan } = await findPlanInForce(connection, companyGuid)
  if (plan === 'free') throw new AppError('plan-limit-reached', { values: { limit: 0 } })
}
