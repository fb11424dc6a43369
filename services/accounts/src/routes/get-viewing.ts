import { serve } from '../deps.ts'
import { viewingReply } from '../replies/viewings.ts'

export const getViewingRoute = serve('getViewing', ({ deps, params: { viewingGuid } }) =>
  viewingReply(deps, viewingGuid),
)
