import { serve } from '../deps.ts'
import { sitemap } from '../replies/sitemap-json.ts'

export const getSitemap = serve('getSitemap', ({ deps, params, query }) =>
  sitemap(deps.database, { ...params, ...query }),
)
