import { serve } from '../deps.ts'

export const getSitemap = serve('getSitemap', ({ deps, params, query }) => deps.engine.sitemap({ ...params, ...query }))
