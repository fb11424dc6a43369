import { agreeToAllPolicies } from '../actions/agree-to-policies.ts'
import { handle } from '../deps.ts'

export const recordAgreementJob = handle('record-agreement', ({ deps, payload }) =>
  agreeToAllPolicies(deps.database.knex, payload.userGuid),
)
