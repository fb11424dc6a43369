import { serve } from '../deps.ts'
import { supportFigures } from '../replies/support-figures.ts'

export const getSupportFiguresRoute = serve('getSupportFigures', async ({ deps }) => ({
  weeks: await supportFigures(deps.database),
}))
