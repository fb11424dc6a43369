import { AppError, lock, type Transaction } from '@sild/service-kit'
import type { PartialModelObject } from 'objection'
import type { ContentDeps } from '../deps.ts'
import { Category } from '../models/category.ts'

interface CategoryState {
  readonly isClosed: boolean
  readonly mergedIntoId: number | null
}

/** Merges run one after the other; otherwise one could target a category that was just merged itself. */
export const lockCategories = (trx: Transaction): Promise<void> => lock(trx, 'upkeep of categories')

/** Whether a category can be chosen, and if not, its replacement. @throws category-not-found */
export async function categoryState(trx: Transaction, categoryId: number): Promise<CategoryState> {
  const category = await Category.query(trx).findById(categoryId)
  if (!category) throw new AppError('category-not-found')
  return { isClosed: category.closedAt !== null, mergedIntoId: category.mergedIntoId }
}

/** Updates a category, invalidates the pages that show it, and publishes `category-changed`. */
export async function changeCategory(
  trx: Transaction,
  { live, outbox }: Pick<ContentDeps, 'live' | 'outbox'>,
  categoryId: number,
  to: PartialModelObject<Category>,
): Promise<void> {
  await Category.query(trx).findById(categoryId).patch(to)
  live.publish(trx, { to: { pages: ['listCategories'] }, type: 'pages-outdated', payload: {} })
  await outbox.publish(trx, 'category-changed', { categoryId })
}
