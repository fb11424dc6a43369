import { agreeToAllPolicies } from '../actions/agree-to-policies.ts'
import { handle } from '../deps.ts'

export const recordAgreementJob = handle('record-agreement', async ({ deps, payload: { hasAgreed, userGuid } }) => {
  if (hasAgreed !== false) await agreeToAllPolicies(deps.database.knex, userGuid)
})
