import { endViewing } from '../actions/end-viewing.ts'
import { serve } from '../deps.ts'

export const endViewingRoute = serve('endViewing', ({ actor, params: { viewingGuid }, transaction }) =>
  transaction((trx) => endViewing(trx, actor, viewingGuid)),
)
