import { followChain } from '../actions/follow-chain.ts'
import { handle } from '../deps.ts'

/** A second of work at most. */
const MAX_ROWS = 50_000

export const checkAuditChainJob = handle('check-audit-chain', ({ deps }) => followChain(deps, { maxRows: MAX_ROWS }))
