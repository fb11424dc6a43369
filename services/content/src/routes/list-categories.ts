import { serve } from '../deps.ts'
import { categoryList } from '../replies/lists-json.ts'

export const listCategoriesRoute = serve('listCategories', ({ deps, locale }) => categoryList(deps.database, locale))
