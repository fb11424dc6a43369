import { forgetReplies } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { Mail } from '../models/mail.ts'
import { TroubledAddress } from '../models/troubled-address.ts'

/** The foreign key deletes the answers to a mail together with the mail. */
export const eraseMailsJob = handle('erase-mails', async ({ payload: { userGuid }, deps }) => {
  const { knex } = deps.database
  await forgetReplies(knex, userGuid)
  await Mail.query(knex).where({ userGuid }).delete()
  await TroubledAddress.query(knex).where({ userGuid }).delete()
})
