import { asSystem, expression } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { savedQueryOf } from '../engine/saved-query.ts'
import { SavedSearch } from '../models/saved-search.ts'

const actor = asSystem('saved searches follow what was decided about their categories')

/** Saved searches of a category that was merged ask for the one in its place. Where somebody has saved that one already, one of them is enough. */
export async function recategoriseSearches({
  calls,
  database,
  readWords,
}: Pick<SearchDeps, 'calls' | 'database' | 'readWords'>): Promise<void> {
  const { list } = await calls.call('listCategories', {}, { actor })
  const intoOf = new Map(list.flatMap(({ id, mergedIntoId }) => (mergedIntoId ? [[id, mergedIntoId]] : [])))
  for (const [categoryId] of intoOf) {
    const asking = await SavedSearch.query(database.knex)
      .where(expression`search -> 'categoryIds' @> to_jsonb(${categoryId}::integer)`)
      .orderBy('savedSearchGuid')
    for (const { savedSearchGuid, search: before, userGuid } of asking) {
      const categoryIds = [...new Set(before.categoryIds.map((id) => intoOf.get(id) ?? id))]
      const search = { ...before, categoryIds }
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
}
