import { serve } from '../deps.ts'

export const search = serve('search', ({ body, deps, locale }) => deps.engine.search(body, locale))
