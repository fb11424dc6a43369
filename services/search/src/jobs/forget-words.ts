import { forgetWordsBatch } from '../actions/forget-words.ts'
import { handle } from '../deps.ts'

export const forgetWords = handle('forget-words', async ({ deps: { database } }) => {
  let last: string | undefined = ''
  while (last !== undefined) last = await forgetWordsBatch(database, last)
})
