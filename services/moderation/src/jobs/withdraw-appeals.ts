import { withdrawOutdatedAppeals } from '../actions/withdraw-outdated-appeals.ts'
import { handle } from '../deps.ts'

export const withdrawAppeals = handle('withdraw-appeals', ({ payload, deps }) =>
  withdrawOutdatedAppeals(deps, payload.publicationGuid),
)
