import { serve } from '../deps.ts'

export const getSitemapRoute = serve('getSitemap', ({ deps, params, query }) =>
  deps.engine.sitemap({ ...params, ...query }),
)
