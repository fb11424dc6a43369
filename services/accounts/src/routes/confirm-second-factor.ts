import { AppError } from '@sild/service-kit'
import { fn } from 'objection'
import { checkSecondFactor } from '../actions/check-second-factor.ts'
import { endSessions } from '../actions/end-sessions.ts'
import { serve } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { findUser } from '../models/find-user.ts'
import { RecoveryCode } from '../models/recovery-code.ts'
import { User } from '../models/user.ts'

/** The first code proves that the app has the secret; recovery codes are returned. Sessions that were opened without one end. */
export const confirmSecondFactorRoute = serve(
  'confirmSecondFactor',
  async ({ actor: { sessionGuid, userGuid }, body: { code }, deps, requestId }) => {
    const outcome = await deps.database.transaction(async (trx) => {
      const user = await findUser(trx, userGuid)
      if (user.secondFactorAt || !user.secondFactorSecret) return new AppError('second-factor-changed')
      const refusal = await checkSecondFactor(trx, deps, { user, code, takesRecoveryCode: false, requestId })
      if (refusal) return refusal
      await User.query(trx).findById(userGuid).patch({ secondFactorAt: fn.now() })
      await audit(trx, { event: 'second-factor-on', userGuid, requestId })
      await endSessions(trx, { userGuid, keptSessionGuid: sessionGuid, revocation: 'ended-elsewhere' })
      return RecoveryCode.issue(trx, userGuid)
    })
    // A refusal is thrown after the commit, which counts the guess.
    if (outcome instanceof AppError) throw outcome
    return { recoveryCodes: outcome }
  },
)
