import { paths } from '@sild/paths'
import type { Transaction } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { AddressChange } from '../models/address-change.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

/** Mails a link to the new address. If another user has it, mails that user that they have an account. */
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
    const token = await deps.database.transaction((trx) => issueToken(trx, change))
    if (token === null) return
    const reader = { email, userGuid, locale: user.locale }
    await mailLink(deps, reader, {
      message: change.addressMoveGuid ? 'addressToMove' : 'address',
      path: paths.verification(token),
      effectKey,
    })
  }
  await AddressChange.query(knex).deleteById(change.addressChangeGuid)
})

/** Null if the user requests another address at this moment: that request ends this change and its tokens. */
async function issueToken(
  trx: Transaction,
  { addressChangeGuid, addressMoveGuid, email, userGuid }: AddressChange,
): Promise<string | null> {
  const held = await AddressChange.query(trx).findById(addressChangeGuid).forUpdate()
  return held ? MailedToken.issue(trx, userGuid, 'address', { email, addressMoveGuid }) : null
}
