import { announceCase } from '../actions/announce-case.ts'
import { releaseStaleClaims } from '../actions/release-stale-claims.ts'
import { handle } from '../deps.ts'

export const releaseStaleClaimsJob = handle('release-stale-claims', async ({ deps }) => {
  for (const caseGuid of await deps.database.transaction(releaseStaleClaims)) await announceCase(deps, caseGuid)
})
