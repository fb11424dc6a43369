import { expression } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { savedQueryOf } from '../engine/postgres/saved-query.ts'
import { SavedSearch } from '../models/saved-search.ts'
import { type MergedFilter, succeeded } from '../models/successors.ts'
import { noteSuccessors } from './note-successors.ts'
import { readSuccessors } from './read-successors.ts'

/**
 * Stores the merged values of a filter and replaces them in saved searches. If a user has saved the resulting search
 * already, only one of the two stays.
 */
export async function succeedSearches(
  { database, readWords }: Pick<SearchDeps, 'database' | 'readWords'>,
  filter: MergedFilter,
  merged: readonly (readonly [former: string, successor: string])[],
): Promise<void> {
  await noteSuccessors(database, filter, merged)
  const successors = await readSuccessors(database)
  const asking = await SavedSearch.query(database.knex)
    .where(
      expression`exists (
        select from jsonb_array_elements_text(search -> ${filter}) as chosen where lower(trim(chosen)) = any(${[...successors[filter].keys()]}::text[])
      )`,
    )
    .orderBy('savedSearchGuid')
  for (const { savedSearchGuid, search: before, userGuid } of asking) {
    const search = succeeded(before, successors)
    const words = await readWords(search.query)
    await database.transaction(async (trx) => {
      const { probe, query } = await savedQueryOf(trx, search, words)
      const isSaved = await SavedSearch.query(trx)
        .where({ userGuid })
        .where(expression`md5(search::text) = md5(${JSON.stringify(search)}::jsonb::text)`)
        .first()
      if (isSaved) return SavedSearch.query(trx).deleteById(savedSearchGuid)
      return SavedSearch.query(trx)
        .findById(savedSearchGuid)
        .patch({ search, probe, query: expression`${query}::tsquery` })
    })
  }
}
