import { handle } from '../deps.ts'

export const forgetWordsJob = handle('forget-words', ({ deps: { engine } }) => engine.forgetWords())
