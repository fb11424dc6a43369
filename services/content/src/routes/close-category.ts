import { fn } from 'objection'
import { changeCategory, categoryState, lockCategories } from '../actions/change-category.ts'
import { serve } from '../deps.ts'
import { knownCategory } from '../replies/named-categories.ts'

/** Closes a category: it can no longer be chosen, but publications in it stay. */
export const closeCategoryRoute = serve('closeCategory', ({ deps, params: { categoryId }, transaction }) =>
  transaction(async (trx) => {
    await lockCategories(trx)
    const { isClosed, mergedIntoId } = await categoryState(trx, categoryId)
    if (!isClosed && mergedIntoId === null) await changeCategory(trx, deps, categoryId, { closedAt: fn.now() })
    return knownCategory(trx, categoryId)
  }),
)
