import { countSignUps } from '../actions/count-sign-ups.ts'
import { handle } from '../deps.ts'

export const countSignUpsJob = handle('count-sign-ups', ({ deps }) => deps.database.transaction(countSignUps))
