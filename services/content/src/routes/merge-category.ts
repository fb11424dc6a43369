import { mergeCategory } from '../actions/merge-category.ts'
import { serve } from '../deps.ts'
import { knownCategory } from '../replies/named-categories.ts'

export const mergeCategoryRoute = serve('mergeCategory', ({ body, deps, params, transaction }) =>
  transaction(async (trx) => {
    await mergeCategory(trx, deps, { ...params, ...body })
    return knownCategory(trx, params.categoryId)
  }),
)
