import { serve } from '../deps.ts'

export const getMarketOverview = serve('getMarketOverview', ({ deps, locale }) => deps.engine.overview(locale))
