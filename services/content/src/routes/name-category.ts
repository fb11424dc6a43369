import { AppError } from '@sild/service-kit'
import { nameCategory } from '../actions/name-category.ts'
import { serve } from '../deps.ts'
import { namedCategory } from '../replies/named-categories.ts'

export const nameCategoryRoute = serve('nameCategory', ({ body, deps, params, transaction }) =>
  transaction(async (trx) => {
    await nameCategory(trx, deps, { categoryId: params.categoryId, names: body })
    const named = await namedCategory(trx, params.categoryId)
    if (!named) throw new AppError('category-not-found')
    return named
  }),
)
