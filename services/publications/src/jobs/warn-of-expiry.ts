import { warnBatch } from '../actions/warn-of-expiry.ts'
import { handle } from '../deps.ts'

export const warnOfExpiry = handle('warn-of-expiry', async ({ deps }) => {
  while (await warnBatch(deps));
})
