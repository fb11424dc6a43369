import { AppError, lock, run, type Sql, sql, type Transaction } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'

export type CategoryDeps = Pick<ContentDeps, 'live' | 'outbox'>
interface CategoryState {
  readonly isClosed: boolean
  readonly mergedIntoId: number | null
}

/** Merges run one after the other; otherwise one could target a category that was just merged itself. */
export const lockCategories = (trx: Transaction): Promise<void> => lock(trx, 'upkeep of categories')

/** Whether a category can be chosen, and if not, its replacement. @throws category-not-found */
export async function categoryState(trx: Transaction, categoryId: number): Promise<CategoryState> {
  const [fate] = await run<CategoryState>(
    trx,
    sql`select closed_at is not null as "isClosed", merged_into_id as "mergedIntoId" from categories
        where category_id = ${categoryId}`,
  )
  if (!fate) throw new AppError('category-not-found')
  return fate
}

/** Updates a category, invalidates the pages that show it, and publishes `category-changed`. */
export async function changeCategory(
  trx: Transaction,
  { live, outbox }: CategoryDeps,
  { categoryId, to }: { categoryId: number; to: Sql },
): Promise<void> {
  await run(trx, sql`update categories set ${to} where category_id = ${categoryId}`)
  live.publish(trx, { to: { pages: ['listCategories'] }, type: 'pages-outdated', payload: {} })
  await outbox.publish(trx, 'category-changed', { categoryId })
}
