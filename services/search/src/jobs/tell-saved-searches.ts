import { publishDueSearches } from '../actions/publish-due-searches.ts'
import { handle } from '../deps.ts'

export const tellSavedSearchesJob = handle('tell-saved-searches', async ({ deps }) => {
  for (const schedule of ['daily', 'weekly'] as const) while (await publishDueSearches(deps, schedule));
})
