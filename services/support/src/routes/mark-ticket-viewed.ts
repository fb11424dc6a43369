import { markTicketViewed } from '../actions/mark-ticket-viewed.ts'
import { serve } from '../deps.ts'

export const markTicketViewedRoute = serve('markTicketViewed', ({ actor: { userGuid }, deps, params, transaction }) =>
  transaction(async (trx) => {
    await markTicketViewed(trx, deps, { ...params, userGuid })
    return { acknowledged: true as const }
  }),
)
