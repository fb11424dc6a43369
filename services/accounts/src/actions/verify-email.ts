import { AppError, expression, type Transaction, uniqueViolation } from '@sild/service-kit'
import { audit } from '../models/audit-event.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'

/**
 * Confirms the address that the token was mailed to, and makes it the user's where it was not yet; as often as it is asked within
 * a day. @throws token-invalid, token-expired
 */
export async function verifyEmail(
  trx: Transaction,
  token: string,
  requestId: string,
): Promise<'verified' | 'already-verified'> {
  const { tokenHash, userGuid, email, usedAt } = await MailedToken.find(trx, token, 'onboarding', 'address')
  if (email !== null && !usedAt) {
    await takeAddress(trx, userGuid, email)
    await MailedToken.query(trx)
      .findById(tokenHash)
      .patch({ usedAt: expression`now()` })
    await audit(trx, { event: 'email-changed', userGuid, requestId })
    return 'verified'
  }
  const verified = await User.query(trx)
    .findById(userGuid)
    .whereNull('verifiedAt')
    .patch({ verifiedAt: expression`now()`, version: expression`version + 1` })
  if (verified === 0) return 'already-verified'
  await audit(trx, { event: 'activated', userGuid, requestId })
  return 'verified'
}

/** What the former address was mailed sets no password any more: it may be a stranger's. */
async function takeAddress(trx: Transaction, userGuid: string, email: string): Promise<void> {
  try {
    await User.query(trx)
      .findById(userGuid)
      .patch({ email, verifiedAt: expression`now()`, version: expression`version + 1` })
    await MailedToken.end(trx, userGuid, 'onboarding', 'password')
  } catch (error) {
    // Somebody signed up with it since the mail was written.
    throw uniqueViolation(error, 'users_email_once') ? new AppError('token-expired') : error
  }
}
