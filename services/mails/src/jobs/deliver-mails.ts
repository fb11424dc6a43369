import { setTimeout as delay } from 'node:timers/promises'
import { claimMail } from '../actions/claim-mail.ts'
import { deliverMail } from '../actions/deliver-mail.ts'
import { handle } from '../deps.ts'

/** A job ends after this time, and the next one continues. */
const RUN_MS = 15_000
/** For a longer wait the job ends; the scheduled job continues. */
const LONGEST_WAIT_MS = 1000

export const deliverMailsJob = handle('deliver-mails', async ({ deps }) => {
  const endsAt = performance.now() + RUN_MS
  while (performance.now() < endsAt) {
    const claim = await claimMail(deps)
    if (!claim) return
    if ('mail' in claim) await deliverMail(deps, claim.mail)
    else if (claim.waitMs > LONGEST_WAIT_MS) return
    else await delay(claim.waitMs)
  }
})
