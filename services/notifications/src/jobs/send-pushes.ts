import { claimPushes } from '../actions/claim-pushes.ts'
import { sendPush } from '../actions/send-push.ts'
import { handle } from '../deps.ts'

const AT_ONCE = 25
/** Well below the time limit of a job; the next job continues. */
const LONGEST_MS = 30_000

/** Sends all due pushes. Parallel jobs claim different ones. */
export const sendPushesJob = handle('send-pushes', async ({ deps }) => {
  const endsAt = performance.now() + LONGEST_MS
  while (performance.now() < endsAt) {
    const claimed = await claimPushes(deps.database)
    if (claimed.length === 0) return
    const waiting = claimed.values()
    const sendInTurn = async (): Promise<void> => {
      for (const push of waiting) await sendPush(deps, push)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn))
  }
})
