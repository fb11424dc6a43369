import { AppError } from '@sild/service-kit'
import { findReader } from '../actions/find-reader.ts'
import { serve } from '../deps.ts'
import { TroubledAddress } from '../models/troubled-address.ts'
import { mailAddressReply } from '../replies/mail-address-reply.ts'

export const getMailAddressRoute = serve('getMailAddress', async ({ actor, deps }) => {
  const reader = await findReader(deps, actor.userGuid)
  if (!reader) throw new AppError('unauthenticated')
  return mailAddressReply(reader, await TroubledAddress.query(deps.database.knex).findById(reader.email.toLowerCase()))
})
