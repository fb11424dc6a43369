import { type AppError, invalidField, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { rateLimited } from '../errors.ts'
import { audit } from '../models/audit-event.ts'
import { RecoveryCode } from '../models/recovery-code.ts'
import { countAttempt, forgetAttempts } from '../models/throttle.ts'
import { User } from '../models/user.ts'
import { throttles } from '../rules/throttles.ts'
import { matchedStep } from '../rules/totp.ts'

interface ShownCode {
  user: User
  code: string
  /** Whether a recovery code is as good. */
  takesRecoveryCode: boolean
  requestId: string
}

/**
 * Why a code is refused, or null. Refusals are returned, not thrown: the attempt must be counted. Parallel codes of one user
 * queue for the user's row, so that none is taken twice.
 */
export async function checkSecondFactor(
  trx: Transaction,
  { clock, sealer }: Pick<AccountsDeps, 'clock' | 'sealer'>,
  { user: { userGuid }, code, takesRecoveryCode, requestId }: ShownCode,
): Promise<AppError | null> {
  const user = await User.query(trx).findById(userGuid).forUpdate()
  const seconds = await countAttempt(trx, throttles.secondFactor, userGuid)
  if (seconds > 0) return rateLimited(seconds)
  const digits = code.replaceAll(/\s/g, '')
  const step = user?.secondFactorSecret
    ? matchedStep(sealer.open(user.secondFactorSecret), {
        code: digits,
        at: clock.now(),
        lastStep: user.secondFactorStep,
      })
    : null
  if (step !== null) await User.query(trx).findById(userGuid).patch({ secondFactorStep: step })
  else if (takesRecoveryCode && (await RecoveryCode.spend(trx, userGuid, code)))
    await audit(trx, { event: 'recovery-code-used', userGuid, requestId })
  else {
    await audit(trx, { event: 'second-factor-refused', userGuid, requestId })
    return invalidField('code', { code: 'code-wrong' })
  }
  await forgetAttempts(trx, throttles.secondFactor, userGuid)
  return null
}
