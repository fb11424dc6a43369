import type { Locale } from '@sild/contract/enums'
import { AppError, run, sql, type Transaction } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'

/** Renames a category. Names that equal the seeded ones are not stored as own names. @throws category-not-found */
export async function nameCategory(
  trx: Transaction,
  { live }: Pick<ContentDeps, 'live'>,
  { categoryId, names }: { categoryId: number; names: Readonly<Record<Locale, string>> },
): Promise<void> {
  const written = JSON.stringify(names)
  const named = await run(
    trx,
    sql`update categories set own_titles = case when titles = ${written}::jsonb then null else ${written}::jsonb end
        where category_id = ${categoryId} returning category_id`,
  )
  if (named.length === 0) throw new AppError('category-not-found')
  live.publish(trx, { to: { pages: ['listCategories'] }, type: 'pages-outdated', payload: {} })
}
