import { startRebuild } from '../actions/start-rebuild.ts'
import { serve } from '../deps.ts'

export const rebuildSearchIndexRoute = serve('rebuildSearchIndex', ({ deps, transaction }) =>
  transaction(async (trx) => {
    await startRebuild(trx, deps)
    return { acknowledged: true as const }
  }),
)
