import { AppError, expression, hashToken, type Transaction } from '@sild/service-kit'
import { ActivationToken } from '../models/activation-token.ts'
import { audit } from '../models/audit-event.ts'
import { User } from '../models/user.ts'

type Found = ActivationToken & { isExpired: boolean; isRepeatable: boolean }

/** Confirms the address that the token was mailed to. A repetition within a day is told so. @throws token-invalid, token-expired */
export async function activateAccount(
  trx: Transaction,
  token: string,
  requestId: string,
): Promise<'activated' | 'already-activated'> {
  const found = await ActivationToken.query(trx)
    .findOne('tokenHash', hashToken(token))
    .forUpdate()
    .select('*', expression`expires_at <= now() as "isExpired"`)
    .select(expression`coalesce(used_at > now() - interval '24 hours', false) as "isRepeatable"`)
    .castTo<Found | undefined>()
  if (!found) throw new AppError('token-invalid')
  if (found.isRepeatable) return 'already-activated'
  if (found.usedAt || found.isExpired) throw new AppError('token-expired')

  await ActivationToken.query(trx)
    .where('tokenHash', found.tokenHash)
    .patch({ usedAt: expression`now()` })
  const verified = await User.query(trx)
    .findById(found.userGuid)
    .whereNull('verifiedAt')
    .patch({ verifiedAt: expression`now()`, version: expression`version + 1` })
  if (verified === 0) return 'already-activated'
  await audit(trx, { event: 'activated', userGuid: found.userGuid, requestId })
  return 'activated'
}
