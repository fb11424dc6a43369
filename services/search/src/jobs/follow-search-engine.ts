import { handle } from '../deps.ts'

/** Enqueued by each change, and by schedule for what no change reports: an engine that was down, or a missing index. */
export const followSearchEngineJob = handle('follow-search-engine', async ({ deps }) => {
  if (await deps.openSearch?.follow())
    await deps.database.transaction((trx) => deps.outbox.add(trx, 'follow-search-engine', {}))
})
