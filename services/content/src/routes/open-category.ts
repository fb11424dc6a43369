import { changeCategory, categoryState, lockCategories } from '../actions/change-category.ts'
import { serve } from '../deps.ts'
import { knownCategory } from '../replies/named-categories.ts'

export const openCategoryRoute = serve('openCategory', ({ deps, params: { categoryId }, transaction }) =>
  transaction(async (trx) => {
    await lockCategories(trx)
    const { isClosed } = await categoryState(trx, categoryId)
    if (isClosed) await changeCategory(trx, deps, categoryId, { closedAt: null })
    return knownCategory(trx, categoryId)
  }),
)
