import { AppError, expression, hashToken, type Transaction } from '@sild/service-kit'
import { ActivationToken } from '../models/activation-token.ts'
import { audit } from '../models/audit-event.ts'
import { User } from '../models/user.ts'
import { issueSignIn } from './issue-sign-in.ts'

type Found = ActivationToken & { isExpired: boolean; isRepeatable: boolean }

interface Activation {
  status: 'activated' | 'already-activated'
  signInToken: string | null
}

/** Confirms the address that the token was mailed to, as often as it is called within a day. @throws token-invalid, token-expired */
export async function activateAccount(trx: Transaction, token: string, requestId: string): Promise<Activation> {
  const found = await ActivationToken.query(trx)
    .findOne('tokenHash', hashToken(token))
    .forUpdate()
    .select('*', expression`expires_at <= now() as "isExpired"`)
    .select(expression`coalesce(used_at > now() - interval '24 hours', false) as "isRepeatable"`)
    .castTo<Found | undefined>()
  if (!found) throw new AppError('token-invalid')
  const again = async (): Promise<Activation> => ({
    status: 'already-activated',
    signInToken: await issueSignIn(trx, found.userGuid, false),
  })
  if (found.isRepeatable) return again()
  if (found.usedAt || found.isExpired) throw new AppError('token-expired')

  await ActivationToken.query(trx)
    .where('tokenHash', found.tokenHash)
    .patch({ usedAt: expression`now()` })
  const verified = await User.query(trx)
    .findById(found.userGuid)
    .whereNull('verifiedAt')
    .patch({ verifiedAt: expression`now()`, version: expression`version + 1` })
  if (verified === 0) return again()
  await audit(trx, { event: 'activated', userGuid: found.userGuid, requestId })
  return { status: 'activated', signInToken: await issueSignIn(trx, found.userGuid, true) }
}
