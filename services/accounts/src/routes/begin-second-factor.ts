import { randomBytes } from 'node:crypto'
import { AppError } from '@sild/service-kit'
import { confirmPassword } from '../actions/confirm-password.ts'
import { serve } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { User } from '../models/user.ts'
import { authenticatorUri, base32 } from '../rules/totp.ts'

/** As long as the digest, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** Makes a secret for one of the staff; one that was made before and never used is forgotten. */
export const beginSecondFactorRoute = serve(
  'beginSecondFactor',
  async ({ actor: { userGuid }, body, deps, transaction, requestId }) => {
    const { email, roles } = await confirmPassword(deps, { userGuid, field: 'password', password: body.password })
    return transaction(async (trx) => {
      if (roles.length === 0) throw new AppError('forbidden')
      const secret = randomBytes(SECRET_BYTES)
      const changed = await User.query(trx)
        .findById(userGuid)
        .whereNull('secondFactorAt')
        .patch({ secondFactorSecret: deps.sealer.seal(secret), secondFactorStep: 0 })
      if (changed === 0) throw new AppError('second-factor-changed')
      await audit(trx, { event: 'second-factor-begun', userGuid, requestId })
      return { secret: base32(secret), uri: authenticatorUri(secret, email) }
    })
  },
)
