import { handle } from '../deps.ts'

export const forgetWords = handle('forget-words', ({ deps: { engine } }) => engine.forgetWords())
