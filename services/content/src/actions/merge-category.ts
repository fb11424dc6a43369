import { AppError, run, sql, type Transaction } from '@sild/service-kit'
import { type CategoryDeps, changeCategory, categoryState, lockCategories } from './change-category.ts'

/**
 * Merges a category into another. Other services move its content in batches.
 * @throws category-not-found, category-merge-refused
 */
export async function mergeCategory(
  trx: Transaction,
  deps: CategoryDeps,
  { categoryId, intoId }: { categoryId: number; intoId: number },
): Promise<void> {
  await lockCategories(trx)
  const [own, target] = [await categoryState(trx, categoryId), await categoryState(trx, intoId)]
  const isOffered = !target.isClosed && target.mergedIntoId === null
  if (categoryId === intoId || own.mergedIntoId !== null || !isOffered) throw new AppError('category-merge-refused')
  // Categories merged into it before now point directly to the new one.
  await run(trx, sql`update categories set merged_into_id = ${intoId} where merged_into_id = ${categoryId}`)
  await changeCategory(trx, deps, { categoryId, to: sql`merged_into_id = ${intoId}, closed_at = null` })
}
