import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

/** Once an hour and user at most, so that strangers who type the address cannot flood the mailbox. */
export const sendAlreadyRegisteredMailJob = handle('send-already-registered-mail', async ({ payload, deps }) => {
  const user = await User.query(deps.database.knex).findById(payload.userGuid)
  if (!user) return
  const hour = deps.clock.now().toISOString().slice(0, 'yyyy-mm-ddThh'.length)
  await mailLink(deps, user, {
    message: 'alreadyRegistered',
    path: paths.signIn(),
    effectKey: `already registered ${user.userGuid} ${hour}`,
  })
})
