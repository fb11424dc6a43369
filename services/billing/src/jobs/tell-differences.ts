import { handle } from '../deps.ts'
import { claimUnreported } from '../models/payment-difference.ts'

/** Mails all unreported differences at once. Each of several parallel jobs claims its own differences. */
export const tellDifferencesJob = handle('tell-differences', ({ deps: { database, outbox } }) =>
  database.transaction(async (trx) => {
    const differenceGuids = await claimUnreported(trx)
    if (differenceGuids.length > 0) await outbox.add(trx, 'mail-differences', { differenceGuids })
  }),
)
