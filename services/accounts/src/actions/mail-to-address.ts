import { expression, type Outbox, type Transaction } from '@sild/service-kit'
import { ActivationToken } from '../models/activation-token.ts'
import { AddressChange, endAddressChanges } from '../models/address-change.ts'
import { MailedToken } from '../models/mailed-token.ts'

interface AskedAddress {
  readonly userGuid: string
  readonly email: string
  /** Begins what the change belongs to, after every change before has ended. Returns its guid. */
  readonly beginMove?: () => Promise<string>
}

/**
 * Enqueues the mail with the link that confirms an address. The job checks whether another user has the address. A user
 * can only confirm the address they requested last: one that was mistyped before belongs to a stranger.
 */
export async function mailToAddress(
  trx: Transaction,
  outbox: Outbox,
  { beginMove, email, userGuid }: AskedAddress,
): Promise<void> {
  await endAddressChanges(trx, userGuid)
  await endSignUpLinks(trx, userGuid)
  const addressMoveGuid = (await beginMove?.()) ?? null
  const { addressChangeGuid } = await AddressChange.query(trx)
    .insert({ userGuid, email, addressMoveGuid })
    .returning('addressChangeGuid')
  await outbox.add(trx, 'send-address-mail', { addressChangeGuid })
}

/** The present address is confirmed by a new link alone, and asking for that ends the change. */
async function endSignUpLinks(trx: Transaction, userGuid: string): Promise<void> {
  await MailedToken.end(trx, userGuid, 'onboarding')
  await ActivationToken.query(trx)
    .where({ userGuid, usedAt: null })
    .patch({ expiresAt: expression`now()` })
}
