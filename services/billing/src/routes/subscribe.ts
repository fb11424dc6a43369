import { AppError } from '@sild/service-kit'
import { cancelReplacedOrders, startOrder } from '../actions/start-order.ts'
import { findSameOrder, requireNoPlan } from '../actions/insert-order.ts'
import { soldPlan } from '../actions/sold-things.ts'
import { serve } from '../deps.ts'

export const subscribeRoute = serve('subscribe', async ({ actor, body, deps, locale, params, transaction }) => {
  const { companyGuid, userGuid } = actor
  if (params.guid !== companyGuid) throw new AppError('company-not-found')
  const request = { ...body, sold: soldPlan(params.subGuid, body.months), companyGuid, userGuid, locale }
  const { knex } = deps.database
  await requireNoPlan(knex, companyGuid)
  const same = await findSameOrder(knex, request)
  // A declined order could still be paid in addition to the new one.
  await cancelReplacedOrders(deps, request)
  return startOrder(deps, transaction, request, same)
})
