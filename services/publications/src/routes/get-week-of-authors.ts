import { serve } from '../deps.ts'
import { weekOfAuthors } from '../replies/week-json.ts'

export const getWeekOfAuthorsRoute = serve('getWeekOfAuthors', ({ body, deps }) => weekOfAuthors(deps.database, body))
