import { paths } from '@sild/paths'
import { forgetReplies } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { RecoveryRequest } from '../models/recovery-request.ts'
import { UnsubscribeRequest } from '../models/unsubscribe-request.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

/** The last mail, then the row and all that hangs on it. What happened stays in the audit, by a guid that leads nowhere. */
export const eraseUser = handle('erase-user', async ({ payload, deps }) => {
  const { userGuid } = payload
  const user = await User.query(deps.database.knex).findById(userGuid)
  if (!user) return
  await mailLink(deps, user, { message: 'deleted', path: paths.contactUs(), effectKey: `deleted ${userGuid}` })
  await deps.database.transaction(async (trx) => {
    await RecoveryRequest.query(trx).where({ email: user.email }).delete()
    await UnsubscribeRequest.query(trx).where({ email: user.email }).delete()
    await forgetReplies(trx, userGuid)
    await User.query(trx).deleteById(userGuid)
  })
})
