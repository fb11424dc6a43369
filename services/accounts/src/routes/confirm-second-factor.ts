import { confirmSecondFactor } from '../actions/confirm-second-factor.ts'
import { serve } from '../deps.ts'

export const confirmSecondFactorRoute = serve('confirmSecondFactor', async ({ actor, body, deps, requestId }) => {
  const { userGuid, sessionGuid } = actor
  return { recoveryCodes: await confirmSecondFactor(deps, { ...body, userGuid, sessionGuid, requestId }) }
})
