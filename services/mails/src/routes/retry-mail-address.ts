import { AppError } from '@sild/service-kit'
import { findReader } from '../actions/find-reader.ts'
import { serve } from '../deps.ts'
import { TroubledAddress } from '../models/troubled-address.ts'
import { mailAddressReply } from '../replies/mail-address-reply.ts'

/** Lifts the suppression of an address and sends a test mail. */
export const retryMailAddressRoute = serve('retryMailAddress', async ({ actor: { userGuid }, deps, transaction }) => {
  const reader = await findReader(deps, userGuid)
  if (!reader) throw new AppError('unauthenticated')
  const address = reader.email.toLowerCase()
  return transaction(async (trx) => {
    const cleared = await TroubledAddress.query(trx).findById(address).whereNotNull('suppression').delete()
    if (cleared === 0) throw new AppError('address-not-suppressed')
    await deps.outbox.add(trx, 'send-address-check', { userGuid })
    return mailAddressReply(reader, undefined)
  })
})
