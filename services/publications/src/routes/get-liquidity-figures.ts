import { serve } from '../deps.ts'
import { liquidityFigures } from '../replies/liquidity-figures.ts'

export const getLiquidityFiguresRoute = serve('getLiquidityFigures', ({ deps, query }) =>
  liquidityFigures(deps.database, query.range),
)
