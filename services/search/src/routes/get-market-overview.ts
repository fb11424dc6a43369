import { serve } from '../deps.ts'
import { marketOverview } from '../replies/market-overview-json.ts'

export const getMarketOverview = serve('getMarketOverview', ({ deps, locale }) => marketOverview(deps.database, locale))
