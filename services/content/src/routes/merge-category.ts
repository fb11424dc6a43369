import { AppError } from '@sild/service-kit'
import { changeCategory, categoryState, lockCategories } from '../actions/change-category.ts'
import { serve } from '../deps.ts'
import { Category } from '../models/category.ts'
import { knownCategory } from '../replies/named-categories.ts'

/** Merges a category into another. Other services move its content in batches. */
export const mergeCategoryRoute = serve(
  'mergeCategory',
  ({ body: { intoId }, deps, params: { categoryId }, transaction }) =>
    transaction(async (trx) => {
      await lockCategories(trx)
      const [own, target] = [await categoryState(trx, categoryId), await categoryState(trx, intoId)]
      const isOffered = !target.isClosed && target.mergedIntoId === null
      if (categoryId === intoId || own.mergedIntoId !== null || !isOffered) throw new AppError('category-merge-refused')
      // Categories merged into it before now point directly to the new one.
      await Category.query(trx).where({ mergedIntoId: categoryId }).patch({ mergedIntoId: intoId })
      await changeCategory(trx, deps, categoryId, { mergedIntoId: intoId, closedAt: null })
      return knownCategory(trx, categoryId)
    }),
)
