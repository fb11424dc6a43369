import { AppError, expression } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { findUser } from '../models/find-user.ts'
import { RecoveryCode } from '../models/recovery-code.ts'
import { User } from '../models/user.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { endSessions } from './end-sessions.ts'

interface Confirmation {
  userGuid: string
  sessionGuid: string | null
  code: string
  requestId: string
}

/** The first code proves that the app has the secret; recovery codes are returned. Sessions that were opened without one end. @throws invalid, rate-limited, second-factor-changed */
export async function confirmSecondFactor(
  deps: Pick<AccountsDeps, 'clock' | 'database' | 'sealer'>,
  { userGuid, sessionGuid, code, requestId }: Confirmation,
): Promise<string[]> {
  const outcome = await deps.database.transaction(async (trx) => {
    const user = await findUser(trx, userGuid)
    if (user.secondFactorAt || !user.secondFactorSecret) return new AppError('second-factor-changed')
    const refusal = await checkSecondFactor(trx, deps, { user, code, takesRecoveryCode: false, requestId })
    if (refusal) return refusal
    await User.query(trx)
      .findById(userGuid)
      .patch({ secondFactorAt: expression`now()` })
    await audit(trx, { event: 'second-factor-on', userGuid, requestId })
    await endSessions(trx, { userGuid, keptSessionGuid: sessionGuid, revocation: 'ended-elsewhere' })
    return RecoveryCode.issue(trx, userGuid)
  })
  if (outcome instanceof AppError) throw outcome
  return outcome
}
