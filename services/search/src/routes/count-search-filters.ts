import { readHidden } from '../actions/read-hidden.ts'
import { addSuccessors, withSuccessors } from '../actions/read-successors.ts'
import { serve } from '../deps.ts'

export const countSearchFiltersRoute = serve('countSearchFilters', async ({ actor, body, deps }) => {
  const meant = await withSuccessors(deps, body)
  return addSuccessors(await deps.engine.countFilters(meant, await readHidden(deps, actor, body)), body, meant)
})
