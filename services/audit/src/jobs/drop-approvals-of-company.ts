import { dropApprovals } from '../actions/expire-approvals.ts'
import { handle } from '../deps.ts'

export const dropApprovalsOfCompanyJob = handle('drop-approvals-of-company', ({ deps, payload }) =>
  dropApprovals(deps.database.knex, payload.companyGuid),
)
