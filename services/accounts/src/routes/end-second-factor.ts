import { confirmPassword } from '../actions/confirm-password.ts'
import { endSecondFactor } from '../actions/end-second-factor.ts'
import { serve } from '../deps.ts'

export const endSecondFactorRoute = serve('endSecondFactor', async ({ actor: { userGuid }, body, deps, requestId }) => {
  await confirmPassword(deps, { userGuid, field: 'password', password: body.password })
  await endSecondFactor(deps, { userGuid, code: body.code, requestId })
  return { acknowledged: true as const }
})
