import { followChain } from '../actions/follow-chain.ts'
import { handle } from '../deps.ts'

/** Takes at most a second. */
const MAX_ROWS = 50_000

export const checkAuditChainJob = handle('check-audit-chain', ({ deps }) => followChain(deps, { maxRows: MAX_ROWS }))
