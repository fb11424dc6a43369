import { cityReader } from '../actions/named-cities.ts'
import { rebuildBatch, useRebuilt } from '../actions/rebuild-index.ts'
import { handle } from '../deps.ts'

/** Another job goes on after that, so that none is longer than a job may be. */
const LONGEST_MS = 20_000

export const rebuildSearchIndexJob = handle('rebuild-search-index', async ({ deps, payload }) => {
  // Asked for once a country, whatever number of batches fits into the time.
  const citiesAt = cityReader(deps.calls)
  const endsAt = performance.now() + LONGEST_MS
  while (performance.now() < endsAt) {
    const state = await rebuildBatch(deps, payload.rebuildGuid, { citiesAt })
    if (state === 'full') return useRebuilt(deps, payload.rebuildGuid)
    if (state === 'over') return
  }
  await deps.database.transaction((trx) => deps.outbox.add(trx, 'rebuild-search-index', payload))
})
