import type { Locale } from '@sild/contract/enums'
import { modelOf, run, sql, type Transaction } from '@sild/service-kit'

/** The columns that the staff change. Every start overwrites the others. */
export class Category extends modelOf('categories', 'categoryId') {
  declare categoryId: number
  declare closedAt: Date | null
  declare mergedIntoId: number | null
}

/** Renames a category. Names that equal the seeded ones are not stored as own names. @returns false if it does not exist */
export async function renameCategory(
  trx: Transaction,
  categoryId: number,
  names: Readonly<Record<Locale, string>>,
): Promise<boolean> {
  const written = JSON.stringify(names)
  const named = await run(
    trx,
    sql`update categories set own_titles = case when titles = ${written}::jsonb then null else ${written}::jsonb end
        where category_id = ${categoryId} returning category_id`,
  )
  return named.length > 0
}
