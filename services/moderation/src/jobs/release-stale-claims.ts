import { releaseStaleClaims } from '../actions/release-stale-claims.ts'
import { handle } from '../deps.ts'

export const releaseStaleClaimsJob = handle('release-stale-claims', ({ deps }) =>
  deps.database.transaction((trx) => releaseStaleClaims(trx, deps)),
)
