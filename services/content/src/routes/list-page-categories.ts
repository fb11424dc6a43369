import { serve } from '../deps.ts'
import { pageCategories } from '../replies/page-json.ts'

export const listPageCategoriesRoute = serve('listPageCategories', ({ deps, locale, query }) =>
  pageCategories(deps.database, query.parentCategory ?? null, locale),
)
