import { prepareDigests } from '../actions/prepare-digests.ts'
import { weekNewsReader } from '../actions/week-news-reader.ts'
import { handle } from '../deps.ts'

/** Well below the time limit of a job; the next job continues. */
const WORKS_MS = 15_000

export const prepareDigestsJob = handle('prepare-digests', async ({ deps, payload }) => {
  const week = new Date(payload.week)
  const readNews = weekNewsReader(deps, week)
  const endsAt = performance.now() + WORKS_MS
  while (await prepareDigests(deps, week, readNews))
    if (performance.now() > endsAt) {
      await deps.database.transaction((trx) => deps.outbox.add(trx, 'prepare-digests', payload))
      return
    }
})
