import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

/** Tells the present address that support was asked for another one, while there is still time to say no. */
export const sendAddressNoticeJob = handle('send-address-notice', async ({ payload, deps, jobId }) => {
  const user = await User.query(deps.database.knex).findById(payload.userGuid).whereNull('deletedAt')
  if (!user) return
  await mailLink(deps, user, {
    message: 'addressChanging',
    path: paths.contactUs(),
    effectKey: `address notice ${jobId}`,
  })
})
