import { AppError } from '@sild/service-kit'
import { cancelOthers, order } from '../actions/order.ts'
import { findSameOrder, requireNoPlan } from '../actions/place-order.ts'
import { soldPlan } from '../actions/sold-things.ts'
import { serve } from '../deps.ts'

export const subscribeRoute = serve('subscribe', async ({ actor, body, deps, locale, params, transaction }) => {
  const { companyGuid, userGuid } = actor
  if (params.guid !== companyGuid) throw new AppError('company-not-found')
  const wish = { ...body, sold: soldPlan(params.subGuid, body.months), companyGuid, userGuid, locale }
  const { knex } = deps.database
  await requireNoPlan(knex, companyGuid)
  const same = await findSameOrder(knex, wish)
  // A declined order could still be paid in addition to the new one.
  await cancelOthers(deps, wish)
  return order(deps, transaction, wish, same)
})
