import { hideCard } from '../actions/hide-card.ts'
import { serve } from '../deps.ts'

export const hideCardRoute = serve('hideCard', ({ actor, body, transaction }) =>
  transaction(async (trx) => {
    await hideCard(trx, actor, body)
    return { acknowledged: true as const }
  }),
)
