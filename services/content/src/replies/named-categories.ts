import type { NamedCategory } from '@sild/contract/content/category-schemas'
import { type Connection, run, sql } from '@sild/service-kit'

const shown = sql`
  category_id as "categoryId", slug, coalesce(own_titles, titles) as names, own_titles is not null as "isRenamed"`

export const namedCategories = (connection: Connection): Promise<NamedCategory[]> =>
  run<NamedCategory>(connection, sql`select ${shown} from categories order by position`)

export async function namedCategory(connection: Connection, categoryId: number): Promise<NamedCategory | undefined> {
  const [category] = await run<NamedCategory>(
    connection,
    sql`select ${shown} from categories where category_id = ${categoryId}`,
  )
  return category
}
