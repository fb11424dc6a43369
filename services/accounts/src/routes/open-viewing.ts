import { openViewing } from '../actions/open-viewing.ts'
import { serve } from '../deps.ts'

export const openViewingRoute = serve('openViewing', ({ actor, body, params, transaction }) =>
  transaction(async (trx) => {
    const { endsAt, viewingGuid } = await openViewing(trx, actor, { ...params, ...body })
    return { viewingGuid, endsAt: endsAt.toISOString() }
  }),
)
