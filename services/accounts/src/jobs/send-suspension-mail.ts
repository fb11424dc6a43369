import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { mailMessages } from '../mails/messages/index.ts'
import { Suspension } from '../models/suspension.ts'
import { User } from '../models/user.ts'
import { writeSuspensionToken } from '../rules/suspension-token.ts'
import { mailLink } from './mail-link.ts'

/** The statement of reasons (DSA, article 17), in the language of the account, but for what a colleague wrote. */
export const sendSuspensionMailJob = handle('send-suspension-mail', async ({ payload: { suspensionGuid }, deps }) => {
  const { knex } = deps.database
  const suspension = await Suspension.query(knex).findById(suspensionGuid)
  const user = suspension && (await User.query(knex).findById(suspension.userGuid).whereNull('deletedAt'))
  if (!user) return
  await mailLink(deps, user, {
    message: 'suspended',
    said: [mailMessages[user.locale].grounds[suspension.ground], suspension.statement],
    path: paths.suspension(writeSuspensionToken(deps.links, suspensionGuid)),
    effectKey: `suspended ${suspensionGuid}`,
  })
})
