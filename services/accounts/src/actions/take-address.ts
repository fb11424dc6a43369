import { expression, type Transaction, uniqueViolation } from '@sild/service-kit'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'

/**
 * Makes an address that its owner has confirmed the user's. Links that were mailed to the former address set no password any more: it
 * may be a stranger's. Sessions go on.
 * @returns false, with the transaction still good, where another user has signed up with the address
 */
export async function takeAddress(trx: Transaction, userGuid: string, email: string): Promise<boolean> {
  try {
    // A savepoint, so that the refusal can be written down.
    await trx.transaction(async (inner) => {
      await User.query(inner)
        .findById(userGuid)
        .patch({ email, verifiedAt: expression`now()`, version: expression`version + 1` })
    })
  } catch (error) {
    if (!uniqueViolation(error, 'users_email_once')) throw error
    return false
  }
  await MailedToken.end(trx, userGuid, 'onboarding', 'password', 'sign-in')
  return true
}
