import { limits } from '@sild/contract/limits'
import { addSuccessors, withSuccessors } from '../actions/read-successors.ts'
import { readHidden } from '../actions/read-hidden.ts'
import { rememberSearch } from '../actions/remember-search.ts'
import { serve } from '../deps.ts'

export const searchRoute = serve('search', async ({ actor, body, deps, locale }) => {
  const meant = await withSuccessors(deps, body)
  const found = addSuccessors(await deps.engine.search(meant, locale, await readHidden(deps, actor, body)), body, meant)
  const { page, searchType } = body
  const query = body.query.trim()
  // A search during an impersonation is not a search of the member.
  if (actor.userGuid && !actor.viewedByGuid && page === 1 && [...query].length >= limits.autocomplete.min)
    await rememberSearch(deps.database, { userGuid: actor.userGuid, searchType, query })
  return found
})
