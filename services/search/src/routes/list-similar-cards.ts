import { serve } from '../deps.ts'
import { similarCards } from '../engine/similar-cards.ts'

export const listSimilarCards = serve('listSimilarCards', ({ deps, locale, params: { entity, guid } }) =>
  similarCards(deps.database, { cardType: entity, guid, locale }),
)
