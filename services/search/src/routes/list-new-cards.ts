import { serve } from '../deps.ts'

export const listNewCards = serve('listNewCards', ({ body, deps }) => deps.engine.newest(body))
