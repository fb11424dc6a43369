import { serve } from '../deps.ts'
import { moderationFigures } from '../replies/moderation-figures.ts'

export const getModerationFiguresRoute = serve('getModerationFigures', ({ deps, query }) =>
  moderationFigures(deps.database, query.range),
)
