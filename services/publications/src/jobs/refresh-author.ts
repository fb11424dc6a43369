import { refreshAuthor } from '../actions/ensure-author.ts'
import { handle } from '../deps.ts'

/** A company that publishes or responds changed its name, logo or rating. */
export const refreshAuthorJob = handle('refresh-author', ({ payload, deps }) =>
  refreshAuthor(deps, payload.companyGuid),
)
