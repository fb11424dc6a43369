import { hashToken, type Transaction } from '@sild/service-kit'
import { raw } from 'objection'
import { tokenExpired, tokenInvalid } from '../errors.ts'
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
  const found = (await ActivationToken.query(trx)
    .findOne('tokenHash', hashToken(token))
    .forUpdate()
    .select('*', raw('expires_at <= now()').as('isExpired'))
    .select(raw(`coalesce(used_at > now() - interval '24 hours', false)`).as('isRepeatable'))) as Found | undefined
  if (!found) throw tokenInvalid()
  if (found.isRepeatable) return 'already-activated'
  if (found.usedAt || found.isExpired) throw tokenExpired()

  await ActivationToken.query(trx)
    .where('tokenHash', found.tokenHash)
    .patch({ usedAt: raw('now()') })
  const verified = await User.query(trx)
    .findById(found.userGuid)
    .whereNull('verifiedAt')
    .patch({ verifiedAt: raw('now()'), version: raw('version + 1') })
  if (verified === 0) return 'already-activated'
  await audit(trx, { event: 'activated', userGuid: found.userGuid, requestId })
  return 'activated'
}
