import { serve } from '../deps.ts'
import { weekOfAuthors } from '../replies/week-json.ts'

export const getWeekOfAuthors = serve('getWeekOfAuthors', ({ body, deps }) => weekOfAuthors(deps.database, body))
