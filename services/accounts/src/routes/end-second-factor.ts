import { AppError } from '@sild/service-kit'
import { checkSecondFactor } from '../actions/check-second-factor.ts'
import { confirmPassword } from '../actions/confirm-password.ts'
import { serve } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { findUser } from '../models/find-user.ts'
import { RecoveryCode } from '../models/recovery-code.ts'
import { User } from '../models/user.ts'

/** Removes the second factor, to change to another app. */
export const endSecondFactorRoute = serve(
  'endSecondFactor',
  async ({ actor: { userGuid }, body: { code, password }, deps, requestId }) => {
    await confirmPassword(deps, { userGuid, field: 'password', password })
    const refusal = await deps.database.transaction(async (trx) => {
      const user = await findUser(trx, userGuid)
      if (!user.secondFactorAt) return new AppError('second-factor-changed')
      const found = await checkSecondFactor(trx, deps, { user, code, takesRecoveryCode: true, requestId })
      if (found) return found
      await User.query(trx).findById(userGuid).patch({ secondFactorSecret: null, secondFactorAt: null })
      await RecoveryCode.query(trx).where({ userGuid }).delete()
      await audit(trx, { event: 'second-factor-off', userGuid, requestId })
      return null
    })
    // A refusal is thrown after the commit, which counts the guess.
    if (refusal) throw refusal
    return { acknowledged: true as const }
  },
)
