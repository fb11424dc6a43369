import { serve } from '../deps.ts'

export const listSimilarCardsRoute = serve('listSimilarCards', ({ deps, locale, params: { entity, guid } }) =>
  deps.engine.similar({ cardType: entity, guid, locale }),
)
