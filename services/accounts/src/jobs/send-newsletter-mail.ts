import { paths } from '@sild/paths'
import { handle } from '../deps.ts'
import { NewsletterSubscriber } from '../models/newsletter-subscriber.ts'
import { writeNewsletterToken } from '../rules/newsletter-token.ts'
import { mailLink } from './mail-link.ts'

/** Mails the owner of an address to confirm that they want the news. */
export const sendNewsletterMailJob = handle('send-newsletter-mail', async ({ payload, deps, jobId }) => {
  const subscriber = await NewsletterSubscriber.query(deps.database.knex).findById(payload.subscriberGuid)
  if (!subscriber) return
  const token = writeNewsletterToken(deps.links, 'confirm', subscriber.subscriberGuid)
  const locale = subscriber.wanted?.locale ?? subscriber.locale
  await mailLink(
    deps,
    { email: subscriber.email, locale, userGuid: null },
    { message: 'newsletter', path: paths.confirmNewsletter(token), effectKey: `newsletter ${jobId}` },
  )
})
