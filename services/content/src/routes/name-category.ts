import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { renameCategory } from '../models/category.ts'
import { knownCategory } from '../replies/named-categories.ts'

export const nameCategoryRoute = serve('nameCategory', ({ body, deps, params: { categoryId }, transaction }) =>
  transaction(async (trx) => {
    if (!(await renameCategory(trx, categoryId, body))) throw new AppError('category-not-found')
    deps.live.publish(trx, { to: { pages: ['listCategories'] }, type: 'pages-outdated', payload: {} })
    return knownCategory(trx, categoryId)
  }),
)
