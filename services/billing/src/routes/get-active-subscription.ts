import { AppError } from '@sild/service-kit'
import { findHolders } from '../actions/find-holders.ts'
import { readUsage } from '../actions/read-usage.ts'
import { serve } from '../deps.ts'
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
