import { handle } from '../deps.ts'
import { claimUntold } from '../models/payment-difference.ts'

/** All that nobody has been told yet, in one mail: each of several jobs at once has what no other has. */
export const tellDifferencesJob = handle('tell-differences', ({ deps: { database, outbox } }) =>
  database.transaction(async (trx) => {
    const differenceGuids = await claimUntold(trx)
    if (differenceGuids.length > 0) await outbox.add(trx, 'mail-differences', { differenceGuids })
  }),
)
