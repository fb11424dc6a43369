import { cancelOrder } from '../actions/cancel-order.ts'
import { order } from '../actions/order.ts'
import { isSameOrder, ordersBeside } from '../actions/place-order.ts'
import { findPromotable, requirePaidPlan, soldPromotion } from '../actions/sold-things.ts'
import { serve } from '../deps.ts'

export const promotePublicationRoute = serve(
  'promotePublication',
  async ({ actor: { companyGuid, userGuid }, body, deps, locale, transaction }) => {
    const { knex } = deps.database
    const publication = await findPromotable(deps, companyGuid, body.publicationGuid)
    const wish = { ...body, sold: soldPromotion(body.optionGuid, publication), companyGuid, userGuid, locale }
    await requirePaidPlan(knex, companyGuid)
    const beside = await ordersBeside(knex, wish)
    const same = beside.find((one) => isSameOrder(one, wish))
    // Somebody has changed their mind.
    for (const other of beside) if (other !== same) await deps.database.transaction(await cancelOrder(deps, other))
    return order(deps, transaction, wish, same)
  },
)
