import { serve } from '../deps.ts'

export const countSearchFilters = serve('countSearchFilters', ({ body, deps }) => deps.engine.countFilters(body))
