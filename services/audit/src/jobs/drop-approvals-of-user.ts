import { dropApprovals } from '../actions/expire-approvals.ts'
import { handle } from '../deps.ts'

export const dropApprovalsOfUserJob = handle('drop-approvals-of-user', ({ deps, payload }) =>
  dropApprovals(deps.database.knex, payload.userGuid),
)
