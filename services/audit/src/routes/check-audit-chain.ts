import { followChain } from '../actions/follow-chain.ts'
import { serve } from '../deps.ts'
import { chainReply } from '../replies/chain-reply.ts'

/** As many rows as a call has time for; the job checks the rest of a longer log. */
const MAX_ROWS = 200_000

export const checkAuditChainRoute = serve('checkAuditChain', async ({ deps }) => {
  await followChain(deps, { maxRows: MAX_ROWS, isFromBeginning: true })
  return chainReply(deps.database)
})
