import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { RecoveryRequest } from '../models/recovery-request.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

/** Writes to the owner of the address, if there is one. Either way the request is forgotten then. */
export const sendRecoveryMailJob = handle('send-recovery-mail', async ({ payload, deps, jobId }) => {
  const { knex } = deps.database
  const request = await RecoveryRequest.query(knex).findById(payload.recoveryRequestGuid)
  if (!request) return
  const user = await User.query(knex).findOne({ email: request.email }).whereNull('deletedAt')
  if (user) {
    const token = await MailedToken.issue(knex, user.userGuid, 'password')
    await mailLink(deps, user, {
      message: 'recovery',
      path: paths.recovery(token),
      effectKey: `recovery ${jobId}`,
    })
  }
  await RecoveryRequest.query(knex).deleteById(request.recoveryRequestGuid)
})
