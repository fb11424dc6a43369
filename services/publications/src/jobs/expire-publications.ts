import { expirePublications, isFullBatch } from '../actions/expire-publications.ts'
import { handle } from '../deps.ts'

/** Commits each batch by itself, so that a sweep of a million publications blocks no user. */
export const expirePublicationsJob = handle('expire-publications', async ({ deps, log }) => {
  let expired
  do {
    expired = await expirePublications(deps)
    if (expired.length > 0) log.info({ count: expired.length }, 'publications expired')
  } while (isFullBatch(expired))
})
