import { serve } from '../deps.ts'
import { publicationFigures } from '../replies/publication-figures.ts'

export const getPublicationFiguresRoute = serve('getPublicationFigures', ({ deps, query }) =>
  publicationFigures(deps.database, query.range),
)
