import { paths } from '@sild/paths'
import { type AccountsDeps, handle } from '../deps.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { NewsletterSubscriber } from '../models/newsletter-subscriber.ts'
import { writeNewsletterToken } from '../rules/newsletter-token.ts'
import { UnsubscribeRequest } from '../models/unsubscribe-request.ts'
import { User } from '../models/user.ts'
import { mailLink } from './mail-link.ts'
import { oneClickUrl } from '../mails/one-click-url.ts'

/** Mails the link that ends the news to the owner of the address: a user, a subscriber of the newsletter, or both. */
export const sendUnsubscribeMailJob = handle('send-unsubscribe-mail', async ({ payload, deps, jobId }) => {
  const { knex } = deps.database
  const request = await UnsubscribeRequest.query(knex).findById(payload.unsubscribeRequestGuid)
  if (!request) return
  const { email } = request
  const user = await User.query(knex).findOne({ email }).whereNull('deletedAt')
  if (user) {
    const token = await MailedToken.issue(knex, user.userGuid, 'unsubscribe')
    await mailLink(deps, user, {
      message: 'unsubscribe',
      path: paths.unsubscribe(user.email, token),
      effectKey: `unsubscribe ${jobId}`,
      unsubscribeUrl: oneClickUrl(deps.publicUrl, user.email, token),
    })
  }
  const subscriber = await NewsletterSubscriber.query(knex).findOne({ email }).whereNotNull('confirmedAt')
  if (subscriber) await mailSubscriber(deps, subscriber, `unsubscribe newsletter ${jobId}`)
  await UnsubscribeRequest.query(knex).deleteById(request.unsubscribeRequestGuid)
})

/** A subscriber has no account, so the mail belongs to no user. */
const mailSubscriber = (
  deps: Pick<AccountsDeps, 'links' | 'mailer' | 'publicUrl'>,
  { email, locale, subscriberGuid }: NewsletterSubscriber,
  effectKey: string,
): Promise<void> =>
  mailLink(
    deps,
    { email, locale, userGuid: null },
    {
      message: 'unsubscribe',
      path: paths.endNewsletter(writeNewsletterToken(deps.links, 'end', subscriberGuid)),
      effectKey,
    },
  )
