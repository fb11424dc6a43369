import { rebuildBatch, rebuildReader, useRebuilt } from '../actions/rebuild-index.ts'
import { handle } from '../deps.ts'

/** Another job continues after this time, so that no job is too long. */
const LONGEST_MS = 20_000

export const rebuildSearchIndexJob = handle('rebuild-search-index', async ({ deps, payload }) => {
  const reader = rebuildReader(deps)
  const endsAt = performance.now() + LONGEST_MS
  while (performance.now() < endsAt) {
    const state = await rebuildBatch(deps, payload.rebuildGuid, reader)
    if (state === 'full') return useRebuilt(deps, payload.rebuildGuid)
    if (state === 'over') return
  }
  await deps.database.transaction((trx) => deps.outbox.add(trx, 'rebuild-search-index', payload))
})
