import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { AddressMove } from '../models/address-move.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

/** Writes to the former address that the change is made. */
export const sendAddressMovedMailJob = handle('send-address-moved-mail', async ({ payload, deps }) => {
  const { addressMoveGuid } = payload
  const { knex } = deps.database
  const move = await AddressMove.query(knex).findById(addressMoveGuid)
  const user = move && (await User.query(knex).findById(move.userGuid).whereNull('deletedAt'))
  if (!user) return
  const reader = { email: move.formerEmail, locale: user.locale, userGuid: user.userGuid }
  const effectKey = `address moved ${addressMoveGuid}`
  await mailLink(deps, reader, { message: 'addressChanged', path: paths.contactUs(), effectKey })
})
