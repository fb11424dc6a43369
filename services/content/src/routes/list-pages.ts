import { serve } from '../deps.ts'
import { pagesOfCategory } from '../replies/page-json.ts'

export const listPagesRoute = serve('listPages', ({ body, deps, locale }) =>
  pagesOfCategory(deps.database, body, locale),
)
