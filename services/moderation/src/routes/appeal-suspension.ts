import { findLinkedDecision } from '../actions/find-linked-decision.ts'
import { writeAppeal } from '../actions/write-appeal.ts'
import { serve } from '../deps.ts'
import { decisionReply } from '../replies/decision.ts'

export const appealSuspensionRoute = serve('appealSuspension', async ({ body: { text, token }, deps, transaction }) => {
  const { contested, first, userGuid } = await findLinkedDecision(deps, token)
  const { isStanding } = contested
  return transaction(async (trx) => {
    const appeal = await writeAppeal(trx, deps, { appellantUserGuid: userGuid, first, isStanding, text })
    return decisionReply(first, { appeal, contested, readerGuid: userGuid, now: deps.clock.now() })
  })
})
