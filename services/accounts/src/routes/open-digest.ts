import { endNewsletter } from '@sild/contract/accounts/operations'
import { operationUrl } from '@sild/contract/operation-url'
import { paths } from '@sild/paths'
import { openMailing } from '../actions/open-mailing.ts'
import { serve } from '../deps.ts'
import { NewsletterSubscriber } from '../models/newsletter-subscriber.ts'
import { writeNewsletterToken } from '../rules/newsletter-token.ts'

/** The address of a reader of the weekly news, who may have ended it meanwhile, and the links that end it. */
export const openDigestRoute = serve('openDigest', ({ body: { readerGuid }, deps, transaction }) =>
  transaction(async (trx) => {
    const subscriber = await NewsletterSubscriber.query(trx).findById(readerGuid).whereNotNull('confirmedAt')
    if (!subscriber) {
      const { recipient } = await openMailing(trx, deps, { list: 'portalUpdates', userGuid: readerGuid })
      return { recipient: recipient && { ...recipient, isUser: true } }
    }
    const token = writeNewsletterToken(deps.links, 'end', readerGuid)
    const { email, locale } = subscriber
    const unsubscribeUrl = new URL(operationUrl(endNewsletter, { query: { token } }), deps.publicUrl).href
    return { recipient: { isUser: false, email, locale, unsubscribeUrl, unsubscribePath: paths.endNewsletter(token) } }
  }),
)
