import { AppError, expression, type Transaction } from '@sild/service-kit'
import type { Reply } from '@sild/contract'
import type { AccountsDeps } from '../deps.ts'
import { AddressMove } from '../models/address-move.ts'
import { audit } from '../models/audit-event.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'
import { issueSignIn } from './issue-sign-in.ts'
import { lockPendingMove, makeAddressMove } from './make-address-moves.ts'
import { takeAddress } from './take-address.ts'

type Verified = Reply<'verifyEmail'>

/**
 * Confirms the address that the token was mailed to, and makes it the user's where it was not yet; as often as it is called within
 * a day. A change that the staff began waits for its time. Only the first address of an account signs in: a later one may have been
 * entered by the staff. @throws token-invalid, token-expired
 */
export async function verifyEmail(
  trx: Transaction,
  deps: Pick<AccountsDeps, 'outbox'>,
  token: string,
  requestId: string,
): Promise<Verified> {
  const found = await MailedToken.find(trx, token, 'onboarding', 'address')
  const { tokenHash, userGuid, email, usedAt, addressMoveGuid } = found
  if (addressMoveGuid !== null) return confirmMove(trx, deps, { ...found, addressMoveGuid }, requestId)
  if (email !== null && !usedAt) {
    const isFirst = (await User.query(trx).findById(userGuid).whereNull('verifiedAt').forUpdate()) !== undefined
    // Another user may have signed up with it since the mail was written.
    if (!(await takeAddress(trx, userGuid, email))) throw new AppError('token-expired')
    await markTokenUsed(trx, tokenHash)
    await audit(trx, { event: 'email-changed', userGuid, requestId })
    return { status: 'verified', signInToken: isFirst ? await issueSignIn(trx, userGuid, true) : null }
  }
  const verified = await User.query(trx)
    .findById(userGuid)
    .whereNull('verifiedAt')
    .patch({ verifiedAt: expression`now()`, version: expression`version + 1` })
  if (verified === 0) return { status: 'already-verified', signInToken: null }
  await audit(trx, { event: 'activated', userGuid, requestId })
  return { status: 'verified', signInToken: null }
}

async function confirmMove(
  trx: Transaction,
  deps: Pick<AccountsDeps, 'outbox'>,
  { addressMoveGuid, tokenHash }: Pick<MailedToken, 'tokenHash'> & { addressMoveGuid: string },
  requestId: string,
): Promise<Verified> {
  const move = await lockPendingMove(trx, addressMoveGuid)
  if (!move) {
    const { outcome } = await AddressMove.query(trx).findById(addressMoveGuid).throwIfNotFound()
    if (outcome === 'made') return { status: 'already-verified', signInToken: null }
    throw new AppError('token-expired')
  }
  await markTokenUsed(trx, tokenHash)
  await AddressMove.query(trx)
    .findById(addressMoveGuid)
    .patch({ confirmedAt: move.confirmedAt ?? expression`now()` })
  const isDue = await AddressMove.query(trx)
    .findById(addressMoveGuid)
    .where('dueAt', '<=', expression`now()`)
  if (!isDue) return { status: 'waiting', changesAt: move.dueAt.toISOString(), signInToken: null }
  if (!(await makeAddressMove(trx, deps, move, requestId))) throw new AppError('token-expired')
  return { status: 'verified', signInToken: null }
}

const markTokenUsed = (trx: Transaction, tokenHash: Buffer) =>
  MailedToken.query(trx)
    .findById(tokenHash)
    .patch({ usedAt: expression`now()` })
