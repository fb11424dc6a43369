import { AppError, lock, run, type Sql, sql, type Transaction } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'

type ChangeDeps = Pick<ContentDeps, 'live' | 'outbox'>
interface Fate {
  readonly isClosed: boolean
  readonly mergedIntoId: number | null
}

/** One after the other: of two merges at once one would lead to a category that has just gone. */
const lockCategories = (trx: Transaction): Promise<void> => lock(trx, 'upkeep of categories')

/** @throws category-not-found */
async function findFate(trx: Transaction, categoryId: number): Promise<Fate> {
  const [fate] = await run<Fate>(
    trx,
    sql`select closed_at is not null as "isClosed", merged_into_id as "mergedIntoId" from categories
        where category_id = ${categoryId}`,
  )
  if (!fate) throw new AppError('category-not-found')
  return fate
}

/** Pages that show it are rendered again, and whoever keeps its id is told. */
async function change(
  trx: Transaction,
  { live, outbox }: ChangeDeps,
  { categoryId, to }: { categoryId: number; to: Sql },
): Promise<void> {
  await run(trx, sql`update categories set ${to} where category_id = ${categoryId}`)
  live.publish(trx, { to: { pages: ['listCategories'] }, type: 'pages-outdated', payload: {} })
  await outbox.publish(trx, 'category-changed', { categoryId })
}

/** What stood in it follows batch by batch. @throws category-not-found, category-merge-refused */
export async function mergeCategory(
  trx: Transaction,
  deps: ChangeDeps,
  { categoryId, intoId }: { categoryId: number; intoId: number },
): Promise<void> {
  await lockCategories(trx)
  const [own, target] = [await findFate(trx, categoryId), await findFate(trx, intoId)]
  const isOffered = !target.isClosed && target.mergedIntoId === null
  if (categoryId === intoId || own.mergedIntoId !== null || !isOffered) throw new AppError('category-merge-refused')
  // What was merged into it before leads on at once, and not from one to the next.
  await run(trx, sql`update categories set merged_into_id = ${intoId} where merged_into_id = ${categoryId}`)
  await change(trx, deps, { categoryId, to: sql`merged_into_id = ${intoId}, closed_at = null` })
}

/** @throws category-not-found */
export async function closeCategory(trx: Transaction, deps: ChangeDeps, categoryId: number): Promise<void> {
  await lockCategories(trx)
  const { isClosed, mergedIntoId } = await findFate(trx, categoryId)
  if (!isClosed && mergedIntoId === null) await change(trx, deps, { categoryId, to: sql`closed_at = now()` })
}

/** @throws category-not-found */
export async function openCategory(trx: Transaction, deps: ChangeDeps, categoryId: number): Promise<void> {
  await lockCategories(trx)
  const { isClosed } = await findFate(trx, categoryId)
  if (isClosed) await change(trx, deps, { categoryId, to: sql`closed_at = null` })
}
