import { handle } from '../deps.ts'
import { SavedSearch } from '../models/saved-search.ts'

/** Deletes the saved searches of a user with their results. */
export const eraseSavedSearchesJob = handle('erase-saved-searches', async ({ deps, payload: { userGuid } }) => {
  await SavedSearch.query(deps.database.knex).where({ userGuid }).delete()
})
