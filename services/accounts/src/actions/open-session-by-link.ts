import type { ParsedInput } from '@sild/contract'
import { AppError, expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { accountSuspended } from '../errors.ts'
import { rememberDevice } from '../models/known-device.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { openSuspension } from '../models/suspension.ts'
import { User } from '../models/user.ts'
import type { HeldSession } from '../replies/session-reply.ts'
import { writeSuspensionToken } from '../rules/suspension-token.ts'
import { startSession } from './start-session.ts'

type Opening = ParsedInput<'openSessionByLink'>['body']

/** Signs in the user who has just confirmed the address. The token works once. @throws token-invalid, token-expired, account-suspended */
export async function openSessionByLink(
  trx: Transaction,
  { links }: Pick<AccountsDeps, 'links'>,
  { token, device, ...browser }: Opening,
  requestId: string,
): Promise<HeldSession> {
  const { tokenHash, userGuid } = await MailedToken.findUnused(trx, token, 'sign-in')
  // A suspension at the same moment waits for this, and ends the session.
  const user = await User.query(trx).findById(userGuid).forShare()
  if (!user || user.deletedAt || user.secondFactorAt) throw new AppError('token-expired')
  const suspension = await openSuspension(trx, userGuid)
  if (suspension) throw accountSuspended(writeSuspensionToken(links, suspension.suspensionGuid))
  await MailedToken.query(trx)
    .findById(tokenHash)
    .patch({ usedAt: expression`now()` })
  if (device !== null) await rememberDevice(trx, userGuid, device)
  return startSession(trx, user, browser, requestId)
}
