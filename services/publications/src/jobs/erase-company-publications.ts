import { eraseWritten } from '../actions/erase-written.ts'
import { handle } from '../deps.ts'

/** What a company that was deleted had published, or was about to. */
export const eraseCompanyPublications = handle('erase-company-publications', ({ payload, deps }) =>
  eraseWritten(deps, payload),
)
