import { cancelReplacedOrders, startOrder } from '../actions/start-order.ts'
import { isSameOrder, competingOrders } from '../actions/insert-order.ts'
import { findPromotable, requirePaidPlan, soldPromotion } from '../actions/sold-things.ts'
import { serve } from '../deps.ts'

export const promotePublicationRoute = serve(
  'promotePublication',
  async ({ actor: { companyGuid, userGuid }, body, deps, locale, transaction }) => {
    const { knex } = deps.database
    const publication = await findPromotable(deps, companyGuid, body.publicationGuid)
    const request = { ...body, sold: soldPromotion(body.optionGuid, publication), companyGuid, userGuid, locale }
    await requirePaidPlan(knex, companyGuid)
    const same = (await competingOrders(knex, request)).find((one) => isSameOrder(one, request))
    await cancelReplacedOrders(deps, request)
    return startOrder(deps, transaction, request, same)
  },
)
