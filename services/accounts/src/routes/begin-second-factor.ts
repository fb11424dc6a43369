import { beginSecondFactor } from '../actions/begin-second-factor.ts'
import { confirmPassword } from '../actions/confirm-password.ts'
import { serve } from '../deps.ts'
import { authenticatorUri, base32 } from '../rules/totp.ts'

export const beginSecondFactorRoute = serve(
  'beginSecondFactor',
  async ({ actor, body, deps, transaction, requestId }) => {
    const { userGuid } = actor
    const { email, roles } = await confirmPassword(deps, { userGuid, field: 'password', password: body.password })
    return transaction(async (trx) => {
      const secret = await beginSecondFactor(trx, deps, { userGuid, roles, requestId })
      return { secret: base32(secret), uri: authenticatorUri(secret, email) }
    })
  },
)
