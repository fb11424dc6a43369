import { serve } from '../deps.ts'
import { cardsByGuid } from '../engine/cards-by-guid.ts'

export const listCards = serve('listCards', ({ body, deps, locale }) => cardsByGuid(deps.database, { ...body, locale }))
