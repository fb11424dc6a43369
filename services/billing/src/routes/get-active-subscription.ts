import type { PlanProperty } from '@sild/contract/permissions'
import { AppError, asSystem, type CompanyActor } from '@sild/service-kit'
import { findHolders } from '../actions/find-holders.ts'
import { type BillingDeps, serve } from '../deps.ts'
import { findPlanInForce } from '../models/plan-in-force.ts'
import { countUsed } from '../models/quota.ts'
import { subscriptionReply } from '../replies/subscription-reply.ts'

export const getActiveSubscriptionRoute = serve('getActiveSubscription', async ({ actor, params, deps, locale }) => {
  if (params.guid !== actor.companyGuid) throw new AppError('company-not-found')
  const { knex } = deps.database
  const [inForce, holders, usage] = await Promise.all([
    findPlanInForce(knex, params.guid),
    findHolders(deps, actor),
    readUsage(deps, actor),
  ])
  const used = await countUsed(knex, { ...actor, holders, startsAt: inForce.startsAt })
  return subscriptionReply(inForce, new Map([...usage, ...used]), locale)
})

/** The company's usage of plan properties in other services. */
async function readUsage(
  { calls }: Pick<BillingDeps, 'calls'>,
  actor: CompanyActor,
): Promise<ReadonlyMap<PlanProperty, number>> {
  const [{ cases, cover, gallery, links, palette }, { services, specialists, tasks }] = await Promise.all([
    calls.call(
      'getCompanyUsage',
      { params: { companyGuid: actor.companyGuid } },
      { actor: asSystem('members are shown how much of their plan is used') },
    ),
    calls.call('getPublicationActivity', {}, { actor }),
  ])
  return new Map<PlanProperty, number>([
    ['company-cover', cover],
    ['company-links', links],
    ['company-cases', cases],
    ['company-gallery', gallery],
    ['company-personalization', palette],
    ['publications', tasks.all + services.all + specialists.all],
  ])
}
