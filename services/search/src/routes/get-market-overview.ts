import { serve } from '../deps.ts'

export const getMarketOverviewRoute = serve('getMarketOverview', ({ deps, locale }) => deps.engine.overview(locale))
