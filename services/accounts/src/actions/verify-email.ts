import type { Transaction } from '@sild/service-kit'
import { raw } from 'objection'
import { audit } from '../models/audit-event.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'

/** Confirms the address that the token was mailed to; as often as it is asked within a day. @throws token-invalid, token-expired */
export async function verifyEmail(
  trx: Transaction,
  token: string,
  requestId: string,
): Promise<'verified' | 'already-verified'> {
  const { userGuid } = await MailedToken.find(trx, token, 'onboarding')
  const verified = await User.query(trx)
    .findById(userGuid)
    .whereNull('verifiedAt')
    .patch({ verifiedAt: raw('now()'), version: raw('version + 1') })
  if (verified === 0) return 'already-verified'
  await audit(trx, { event: 'activated', userGuid, requestId })
  return 'verified'
}
