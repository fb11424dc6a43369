import { serve } from '../deps.ts'
import { publicationFigures } from '../replies/publication-figures.ts'

export const getPublicationFigures = serve('getPublicationFigures', ({ deps, query }) =>
  publicationFigures(deps.database, query.range),
)
