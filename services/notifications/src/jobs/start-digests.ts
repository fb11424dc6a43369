import { startDigests as start } from '../actions/start-digests.ts'
import { handle } from '../deps.ts'

export const startDigests = handle('start-digests', ({ deps }) => start(deps))
