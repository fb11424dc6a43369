import { handle } from '../deps.ts'

/** Asked for by each change, and by the clock for what nobody told of: an engine that was away, or an index that is not there. */
export const followSearchEngineJob = handle('follow-search-engine', async ({ deps }) => {
  if (await deps.openSearch?.follow())
    await deps.database.transaction((trx) => deps.outbox.add(trx, 'follow-search-engine', {}))
})
