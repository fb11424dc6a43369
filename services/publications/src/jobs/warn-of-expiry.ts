import { warnOfExpiry } from '../actions/warn-of-expiry.ts'
import { handle } from '../deps.ts'

export const warnOfExpiryJob = handle('warn-of-expiry', async ({ deps }) => {
  while (await warnOfExpiry(deps));
})
