import { serve } from '../deps.ts'

export const listCardsRoute = serve('listCards', ({ body, deps, locale }) => deps.engine.cards({ ...body, locale }))
