import { openCategory } from '../actions/open-category.ts'
import { serve } from '../deps.ts'
import { knownCategory } from '../replies/named-categories.ts'

export const openCategoryRoute = serve('openCategory', ({ deps, params, transaction }) =>
  transaction(async (trx) => {
    await openCategory(trx, deps, params.categoryId)
    return knownCategory(trx, params.categoryId)
  }),
)
