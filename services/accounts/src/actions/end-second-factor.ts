import { AppError } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { findUser } from '../models/find-user.ts'
import { RecoveryCode } from '../models/recovery-code.ts'
import { User } from '../models/user.ts'
import { checkSecondFactor } from './check-second-factor.ts'

interface Ending {
  userGuid: string
  code: string
  requestId: string
}

/** Removes the second factor, to change to another app. @throws invalid, rate-limited, second-factor-changed */
export async function endSecondFactor(
  deps: Pick<AccountsDeps, 'clock' | 'database' | 'sealer'>,
  { userGuid, code, requestId }: Ending,
): Promise<void> {
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
  if (refusal instanceof AppError) throw refusal
}
