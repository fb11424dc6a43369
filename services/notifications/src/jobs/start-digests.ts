import { startDigests } from '../actions/start-digests.ts'
import { handle } from '../deps.ts'

export const startDigestsJob = handle('start-digests', ({ deps }) => startDigests(deps))
