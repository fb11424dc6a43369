import { serve } from '../deps.ts'
import { retentionFigures } from '../replies/retention-figures.ts'

export const getRetentionFiguresRoute = serve('getRetentionFigures', ({ deps }) => retentionFigures(deps.database))
