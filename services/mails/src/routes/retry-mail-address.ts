import { AppError } from '@sild/service-kit'
import { findReader } from '../actions/find-reader.ts'
import { retryMailAddress } from '../actions/retry-mail-address.ts'
import { serve } from '../deps.ts'
import { mailAddressReply } from '../replies/mail-address-reply.ts'

export const retryMailAddressRoute = serve('retryMailAddress', async ({ actor, deps, transaction }) => {
  const reader = await findReader(deps, actor.userGuid)
  if (!reader) throw new AppError('unauthenticated')
  return transaction(async (trx) => {
    await retryMailAddress(trx, deps, reader)
    return mailAddressReply(reader, undefined)
  })
})
