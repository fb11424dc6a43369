import { countPublished } from '../actions/count-published.ts'
import { handle } from '../deps.ts'

export const countPublishedJob = handle('count-published', ({ deps }) => deps.database.transaction(countPublished))
