import { serve } from '../deps.ts'
import { findUser } from '../models/find-user.ts'
import { RecoveryCode } from '../models/recovery-code.ts'

export const getSecondFactorRoute = serve('getSecondFactor', async ({ actor, deps }) => {
  const { knex } = deps.database
  const { roles, secondFactorAt, userGuid } = await findUser(knex, actor.userGuid)
  const recoveryCodesLeft = await RecoveryCode.countOf(knex, userGuid)
  if (secondFactorAt) return { state: 'on' as const, recoveryCodesLeft }
  const missing = deps.isSecondFactorRequired ? ('required' as const) : ('off' as const)
  return { state: roles.length > 0 ? missing : ('unavailable' as const), recoveryCodesLeft }
})
