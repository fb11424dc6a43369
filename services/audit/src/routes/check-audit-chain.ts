import { followChain } from '../actions/follow-chain.ts'
import { serve } from '../deps.ts'
import { chainReply } from '../replies/chain-reply.ts'

/** As many as a call has time for; of a longer log the job follows the rest. */
const MAX_ROWS = 200_000

export const checkAuditChainRoute = serve('checkAuditChain', async ({ deps }) => {
  await followChain(deps, { maxRows: MAX_ROWS, isFromBeginning: true })
  return chainReply(deps.database)
})
