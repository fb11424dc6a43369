import { withdrawOutdatedAppeals } from '../actions/withdraw-outdated-appeals.ts'
import { handle } from '../deps.ts'

export const withdrawAppealsJob = handle('withdraw-appeals', ({ payload, deps }) =>
  withdrawOutdatedAppeals(deps, payload.publicationGuid),
)
