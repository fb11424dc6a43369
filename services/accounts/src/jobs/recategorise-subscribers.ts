import { recategoriseSubscribers } from '../actions/recategorise-subscribers.ts'
import { handle } from '../deps.ts'

export const recategoriseSubscribersJob = handle('recategorise-subscribers', ({ deps }) =>
  recategoriseSubscribers(deps),
)
