import { expireApprovals } from '../actions/expire-approvals.ts'
import { handle } from '../deps.ts'

export const expireApprovalsJob = handle('expire-approvals', ({ deps }) => expireApprovals(deps.database.knex))
