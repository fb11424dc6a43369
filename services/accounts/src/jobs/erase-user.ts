import { paths } from '@sild/paths'
import { asSystem, expression, forgetReplies } from '@sild/service-kit'
import { endViewings } from '../actions/end-viewings.ts'
import { handle } from '../deps.ts'
import { NewsletterSubscriber } from '../models/newsletter-subscriber.ts'
import { RecoveryRequest } from '../models/recovery-request.ts'
import { UnsubscribeRequest } from '../models/unsubscribe-request.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'

/** For so long the last mail is tried: who is erased within a day cannot wait for a mailbox that takes nothing. */
const MAIL_TRIED_FOR = '12 hours'

type Deleted = User & { isOverdue: boolean }

/** The last mail, then the row and all that hangs on it. What happened stays in the audit, by a guid that leads nowhere. */
export const eraseUserJob = handle('erase-user', async ({ payload, deps, log }) => {
  const { userGuid } = payload
  const user = await User.query(deps.database.knex)
    .findById(userGuid)
    .select('*', expression`coalesce(deleted_at < now() - ${MAIL_TRIED_FOR}::interval, false) as "isOverdue"`)
    .castTo<Deleted | undefined>()
  if (!user) return
  try {
    const reader = { email: user.email, locale: user.locale, userGuid: null }
    await mailLink(deps, reader, { message: 'deleted', path: paths.contactUs(), effectKey: `deleted ${userGuid}` })
  } catch (error) {
    if (!user.isOverdue) throw error
    // Without the error, which names the address.
    log.warn({ userGuid }, 'erased without the last mail')
  }
  // Only this job knows the address, which also finds messages that a guest sent under it.
  await deps.calls.call(
    'forgetAddress',
    { body: { email: user.email } },
    { actor: asSystem('messages under the address of an erased user are deleted too') },
  )
  await deps.database.transaction(async (trx) => {
    // The audit log stores when staff stopped impersonating the user; the rest is deleted with the row.
    await endViewings(trx, deps)
    await RecoveryRequest.query(trx).where({ email: user.email }).delete()
    await NewsletterSubscriber.query(trx).where({ email: user.email }).delete()
    await UnsubscribeRequest.query(trx).where({ email: user.email }).delete()
    await forgetReplies(trx, userGuid, user.email)
    await User.query(trx).deleteById(userGuid)
  })
})
