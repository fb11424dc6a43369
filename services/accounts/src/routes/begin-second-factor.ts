import { beginSecondFactor } from '../actions/begin-second-factor.ts'
import { confirmPassword } from '../actions/confirm-password.ts'
import { serve } from '../deps.ts'
import { authenticatorUri, base32 } from '../rules/totp.ts'

export const beginSecondFactorRoute = serve('beginSecondFactor', async ({ actor, body, deps, requestId }) => {
  const { userGuid } = actor
  const { email, roles } = await confirmPassword(deps, { userGuid, field: 'password', password: body.password })
  // Not in the transaction of the call: that one keeps its reply for a while, and this reply nobody keeps.
  const secret = await deps.database.transaction((trx) => beginSecondFactor(trx, deps, { userGuid, roles, requestId }))
  return { secret: base32(secret), uri: authenticatorUri(secret, email) }
})
