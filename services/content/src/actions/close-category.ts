import { sql, type Transaction } from '@sild/service-kit'
import { type CategoryDeps, changeCategory, categoryState, lockCategories } from './change-category.ts'

/** Closes a category: it can no longer be chosen, but publications in it stay. @throws category-not-found */
export async function closeCategory(trx: Transaction, deps: CategoryDeps, categoryId: number): Promise<void> {
  await lockCategories(trx)
  const { isClosed, mergedIntoId } = await categoryState(trx, categoryId)
  if (!isClosed && mergedIntoId === null) await changeCategory(trx, deps, { categoryId, to: sql`closed_at = now()` })
}
