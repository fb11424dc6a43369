import { serve } from '../deps.ts'

export const listSimilarCards = serve('listSimilarCards', ({ deps, locale, params: { entity, guid } }) =>
  deps.engine.similar({ cardType: entity, guid, locale }),
)
