import { refreshAuthor as refreshAuthorOf } from '../actions/ensure-author.ts'
import { handle } from '../deps.ts'

/** A company that publishes or responds changed its name, logo or rating. */
export const refreshAuthor = handle('refresh-author', ({ payload, deps }) => refreshAuthorOf(deps, payload.companyGuid))
