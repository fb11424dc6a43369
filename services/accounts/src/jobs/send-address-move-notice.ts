import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { AddressMove } from '../models/address-move.ts'
import { User } from '../models/user.ts'
import { writeStopToken } from '../rules/stop-token.ts'
import { changesAt } from '../mails/changes-at.ts'
import { mailLink } from './mail-link.ts'

/** Writes to the former address that the staff began a change and how to stop it. */
export const sendAddressMoveNoticeJob = handle('send-address-move-notice', async ({ payload, deps }) => {
  const { addressMoveGuid } = payload
  const { knex } = deps.database
  const move = await AddressMove.query(knex).findById(addressMoveGuid)
  const user = move && (await User.query(knex).findById(move.userGuid).whereNull('deletedAt'))
  if (!user) return
  await mailLink(
    deps,
    { email: move.formerEmail, locale: user.locale, userGuid: user.userGuid },
    {
      message: 'addressChanging',
      said: [changesAt(user.locale, move.dueAt)],
      path: paths.stopEmailChange(writeStopToken(deps.links, addressMoveGuid)),
      effectKey: `address move ${addressMoveGuid}`,
    },
  )
})
