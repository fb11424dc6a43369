import { sql, type Transaction } from '@sild/service-kit'
import { type CategoryDeps, changeCategory, categoryState, lockCategories } from './change-category.ts'

/** @throws category-not-found */
export async function openCategory(trx: Transaction, deps: CategoryDeps, categoryId: number): Promise<void> {
  await lockCategories(trx)
  const { isClosed } = await categoryState(trx, categoryId)
  if (isClosed) await changeCategory(trx, deps, { categoryId, to: sql`closed_at = null` })
}
