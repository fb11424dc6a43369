import { serve } from '../deps.ts'
import { newCards } from '../replies/new-cards-json.ts'

export const listNewCards = serve('listNewCards', ({ body, deps }) => newCards(deps.database, body))
