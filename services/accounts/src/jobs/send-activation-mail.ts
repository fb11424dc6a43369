import { paths } from '@sild/paths'
import { type Connection, expression, issueToken } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { ActivationToken } from '../models/activation-token.ts'
import { isAddressChanging } from '../models/address-change.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

/** The token is generated here and only written into the mail, because others than the user may read a queue. */
export const sendActivationMailJob = handle('send-activation-mail', async ({ payload, deps, jobId }) => {
  const { knex } = deps.database
  const user = await User.query(knex).findById(payload.userGuid)
  if (!user || user.verifiedAt || user.deletedAt) return
  if (await isAddressChanging(knex, user.userGuid)) return
  const token = await issueActivationToken(knex, user.userGuid)
  await mailLink(deps, user, {
    message: 'activation',
    path: paths.activation(token),
    effectKey: `activation ${jobId}`,
  })
})

/** A token for one mail. Links of earlier mails stay good until their own day is over. */
async function issueActivationToken(connection: Connection, userGuid: string): Promise<string> {
  const { token, hash } = issueToken()
  await ActivationToken.query(connection).insert({
    tokenHash: hash,
    userGuid,
    expiresAt: expression`now() + interval '24 hours'`,
  })
  return token
}
