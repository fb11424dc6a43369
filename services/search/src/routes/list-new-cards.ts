import { serve } from '../deps.ts'

export const listNewCardsRoute = serve('listNewCards', ({ body, deps }) => deps.engine.newest(body))
