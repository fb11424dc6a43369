import type { Transaction } from '@sild/service-kit'
import { MailedToken } from '../models/mailed-token.ts'
import { Session } from '../models/session.ts'
import { openSuspension } from '../models/suspension.ts'
import { User } from '../models/user.ts'

/**
 * Issues the token by which the page of a confirmed address signs in, or null where that takes more than the mailbox. A link that was
 * opened before, by a mail scanner for example, signs in only while the account has had no session.
 */
export async function issueSignIn(trx: Transaction, userGuid: string, isFirstUse: boolean): Promise<string | null> {
  const user = await User.query(trx).findById(userGuid)
  if (!user?.passwordHash || user.secondFactorAt || user.roles.length > 0) return null
  if (await openSuspension(trx, userGuid)) return null
  if (!isFirstUse && (await Session.query(trx).findOne({ userGuid }))) return null
  return MailedToken.issue(trx, userGuid, 'sign-in')
}
