import { closeCategory } from '../actions/close-category.ts'
import { serve } from '../deps.ts'
import { knownCategory } from '../replies/named-categories.ts'

export const closeCategoryRoute = serve('closeCategory', ({ deps, params, transaction }) =>
  transaction(async (trx) => {
    await closeCategory(trx, deps, params.categoryId)
    return knownCategory(trx, params.categoryId)
  }),
)
