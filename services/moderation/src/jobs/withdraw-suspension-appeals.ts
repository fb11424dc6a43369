import { withdrawOutdatedAppeals } from '../actions/withdraw-outdated-appeals.ts'
import { handle } from '../deps.ts'

export const withdrawSuspensionAppealsJob = handle('withdraw-suspension-appeals', ({ payload, deps }) =>
  withdrawOutdatedAppeals(deps, payload.userGuid),
)
