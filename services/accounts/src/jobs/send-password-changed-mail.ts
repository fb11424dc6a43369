import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

export const sendPasswordChangedMailJob = handle('send-password-changed-mail', async ({ payload, deps, jobId }) => {
  const user = await User.query(deps.database.knex).findById(payload.userGuid)
  if (!user) return
  await mailLink(deps, user, {
    message: 'passwordChanged',
    path: paths.recovery(),
    effectKey: `password changed ${jobId}`,
  })
})
