import { serve } from '../deps.ts'

export const listCards = serve('listCards', ({ body, deps, locale }) => deps.engine.cards({ ...body, locale }))
