import { nameCategory } from '../actions/name-category.ts'
import { serve } from '../deps.ts'
import { knownCategory } from '../replies/named-categories.ts'

export const nameCategoryRoute = serve('nameCategory', ({ body, deps, params, transaction }) =>
  transaction(async (trx) => {
    await nameCategory(trx, deps, { categoryId: params.categoryId, names: body })
    return knownCategory(trx, params.categoryId)
  }),
)
