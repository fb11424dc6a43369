import type { Transaction } from '@sild/service-kit'
import { raw } from 'objection'
import type { AccountsDeps } from '../deps.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { Session } from '../models/session.ts'
import { User } from '../models/user.ts'

/**
 * From here on only the new password is good: sessions end, all but the named one, and so do links that would set another one.
 * The owner is told by mail, in case it was not him.
 */
export async function setPassword(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  { userGuid, passwordHash, keptSessionGuid }: { userGuid: string; passwordHash: string; keptSessionGuid?: string },
): Promise<void> {
  await User.query(trx)
    .findById(userGuid)
    .patch({ passwordHash, version: raw('version + 1') })
  const ended = Session.query(trx).where({ userGuid }).whereNull('revokedAt')
  if (keptSessionGuid) ended.whereNot('sessionGuid', keptSessionGuid)
  await ended.patch({ revokedAt: raw('now()'), revocation: 'password-changed' })
  await MailedToken.query(trx)
    .where({ userGuid })
    .whereIn('purpose', ['onboarding', 'password'])
    .whereNull('usedAt')
    .patch({ usedAt: raw('now()') })
  await outbox.add(trx, 'send-password-changed-mail', { userGuid })
}
