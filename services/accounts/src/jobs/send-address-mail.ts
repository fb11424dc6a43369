import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { AddressChange } from '../models/address-change.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

/** Writes to the new address, unless it is somebody else's: then its owner is told that they have an account. */
export const sendAddressMailJob = handle('send-address-mail', async ({ payload, deps, jobId }) => {
  const { knex } = deps.database
  const change = await AddressChange.query(knex).findById(payload.addressChangeGuid)
  if (!change) return
  const { userGuid, email } = change
  const [user, owner] = await Promise.all([
    User.query(knex).findById(userGuid).throwIfNotFound(),
    User.query(knex).findOne({ email }),
  ])
  const effectKey = `address ${jobId}`
  if (owner) await mailLink(deps, owner, { message: 'alreadyRegistered', path: paths.signIn(), effectKey })
  else {
    const token = await MailedToken.issue(knex, userGuid, 'address', email)
    const reader = { email, userGuid, locale: user.locale }
    await mailLink(deps, reader, { message: 'address', path: paths.verification(token), effectKey })
  }
  await AddressChange.query(knex).deleteById(change.addressChangeGuid)
})
