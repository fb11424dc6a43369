import { expirePublications, isFullBatch } from '../actions/expire-publications.ts'
import { handle } from '../deps.ts'

/** Each batch is committed by itself, so that a sweep of a million keeps nobody waiting. */
export const expirePublicationsJob = handle('expire-publications', async ({ deps, log }) => {
  let expired
  do {
    expired = await expirePublications(deps)
    if (expired.length > 0) log.info({ count: expired.length }, 'publications expired')
  } while (isFullBatch(expired))
})
