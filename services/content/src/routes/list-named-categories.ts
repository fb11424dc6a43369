import { serve } from '../deps.ts'
import { namedCategories } from '../replies/named-categories.ts'

export const listNamedCategoriesRoute = serve('listNamedCategories', async ({ deps }) => ({
  list: await namedCategories(deps.database.knex),
}))
