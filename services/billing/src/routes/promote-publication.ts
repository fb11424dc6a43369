import { cancelOthers, order } from '../actions/order.ts'
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
    const same = (await ordersBeside(knex, wish)).find((one) => isSameOrder(one, wish))
    await cancelOthers(deps, wish)
    return order(deps, transaction, wish, same)
  },
)
