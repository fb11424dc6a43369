import { countViews } from '../actions/count-views.ts'
import { handle } from '../deps.ts'

export const countViewsJob = handle('count-views', ({ payload, deps }) => countViews(deps.database, payload))
