import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { UnsubscribeRequest } from '../models/unsubscribe-request.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'
import { oneClickUrl } from '../mails/one-click-url.ts'

/** Asks the owner of the address, if there is one, whether it was them. */
export const sendUnsubscribeMailJob = handle('send-unsubscribe-mail', async ({ payload, deps, jobId }) => {
  const { knex } = deps.database
  const request = await UnsubscribeRequest.query(knex).findById(payload.unsubscribeRequestGuid)
  if (!request) return
  const user = await User.query(knex).findOne({ email: request.email }).whereNull('deletedAt')
  if (user) {
    const token = await MailedToken.issue(knex, user.userGuid, 'unsubscribe')
    await mailLink(deps, user, {
      message: 'unsubscribe',
      path: paths.unsubscribe(user.email, token),
      effectKey: `unsubscribe ${jobId}`,
      unsubscribeUrl: oneClickUrl(deps.publicUrl, user.email, token),
    })
  }
  await UnsubscribeRequest.query(knex).deleteById(request.unsubscribeRequestGuid)
})
