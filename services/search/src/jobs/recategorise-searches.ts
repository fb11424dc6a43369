import { recategoriseSearches } from '../actions/recategorise-searches.ts'
import { handle } from '../deps.ts'

export const recategoriseSearchesJob = handle('recategorise-searches', ({ deps }) => recategoriseSearches(deps))
