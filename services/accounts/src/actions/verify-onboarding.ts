import type { Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'
import { verifyEmail } from './verify-email.ts'

/** Confirms the address and gives a token for the first password, until it is chosen. @throws token-invalid, token-expired */
export async function verifyOnboarding(
  trx: Transaction,
  deps: Pick<AccountsDeps, 'outbox'>,
  verificationToken: string,
  requestId: string,
): Promise<{ passwordToken: string; email: string }> {
  const { userGuid } = await MailedToken.findUnused(trx, verificationToken, 'onboarding')
  await verifyEmail(trx, deps, verificationToken, requestId)
  const { email } = await User.query(trx).findById(userGuid).throwIfNotFound()
  return { passwordToken: await MailedToken.issue(trx, userGuid, 'password'), email }
}
