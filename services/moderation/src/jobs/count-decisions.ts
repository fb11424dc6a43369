import { countDecisions } from '../actions/count-decisions.ts'
import { handle } from '../deps.ts'

export const countDecisionsJob = handle('count-decisions', ({ deps }) => deps.database.transaction(countDecisions))
