import { paths } from '@sild/paths'
import { issueActivationToken } from '../actions/issue-activation-token.ts'
import { handle } from '../deps.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

/** The token is made here and goes nowhere but into the mail: a queue may be read by others than the user. */
export const sendActivationMail = handle('send-activation-mail', async ({ payload, deps, jobId }) => {
  const { knex } = deps.database
  const user = await User.query(knex).findById(payload.userGuid)
  if (!user || user.verifiedAt || user.deletedAt) return
  const token = await issueActivationToken(knex, user.userGuid)
  await mailLink(deps, user, {
    message: 'activation',
    path: paths.activation(token),
    effectKey: `activation ${jobId}`,
  })
})
