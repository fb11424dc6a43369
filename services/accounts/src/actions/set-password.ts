import { expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'
import { endSessions } from './end-sessions.ts'

interface NewPassword {
  userGuid: string
  passwordHash: string
  /** The session that changes it goes on. */
  keptSessionGuid?: string | null
}

/**
 * Sets a new password. Ends sessions, and links that would set another password. Mails the owner, in case another
 * person did it.
 */
export async function setPassword(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  { userGuid, passwordHash, keptSessionGuid }: NewPassword,
): Promise<void> {
  await User.query(trx)
    .findById(userGuid)
    .patch({ passwordHash, version: expression`version + 1` })
  await MailedToken.query(trx)
    .where({ userGuid })
    .whereIn('purpose', ['onboarding', 'password', 'sign-in'])
    .whereNull('usedAt')
    .patch({ usedAt: expression`now()` })
  await outbox.add(trx, 'send-password-changed-mail', { userGuid })
  await endSessions(trx, { userGuid, keptSessionGuid, revocation: 'password-changed' })
}
