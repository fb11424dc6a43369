import type { NamedCategory } from '@sild/contract/content/category-schemas'
import { AppError, type Connection, run, sql } from '@sild/service-kit'

const shown = sql`
  category_id as "categoryId", slug, coalesce(own_titles, titles) as names, own_titles is not null as "isRenamed",
  case when merged_into_id is not null then 'merged' when closed_at is not null then 'closed' else 'offered' end as state,
  merged_into_id as "mergedIntoId"`

export const namedCategories = (connection: Connection): Promise<NamedCategory[]> =>
  run<NamedCategory>(connection, sql`select ${shown} from categories order by position`)

/** @throws category-not-found */
export async function knownCategory(connection: Connection, categoryId: number): Promise<NamedCategory> {
  const [category] = await run<NamedCategory>(
    connection,
    sql`select ${shown} from categories where category_id = ${categoryId}`,
  )
  if (!category) throw new AppError('category-not-found')
  return category
}
