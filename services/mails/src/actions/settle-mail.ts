import type { MailsDeps } from '../deps.ts'
import { Mail, type MailOutcome } from '../models/mail.ts'
import { TroubledAddress } from '../models/troubled-address.ts'

/** Settles a mail and deletes its content. If it belongs to no account, the whole row is deleted. */
export async function settleMail(
  { clock, database }: Pick<MailsDeps, 'clock' | 'database'>,
  { address, mailGuid, userGuid }: Mail,
  outcome: MailOutcome,
): Promise<void> {
  const settled = Mail.query(database.knex).findById(mailGuid)
  if (userGuid !== null)
    return void (await settled.patch({ settledAt: clock.now(), outcome, sealed: null, claimedUntil: null }))
  await settled.delete()
  await TroubledAddress.query(database.knex).where({ address, userGuid }).delete()
}
