import { endNews, ownerOfToken } from '../actions/end-news.ts'
import { serve } from '../deps.ts'
import { countAttempt } from '../models/throttle.ts'
import { UnsubscribeRequest } from '../models/unsubscribe-request.ts'
import { throttles } from '../rules/throttles.ts'

/**
 * Ends news by mail for a user who proves that the address is theirs, by a mailed token or by their session. An invalid token changes
 * nothing. A call without a token mails a link to the address, at most three times an hour, and does not say whether the address is known.
 */
export const unsubscribeRoute = serve(
  'unsubscribe',
  ({ actor, deps, query: { email, token }, transaction, requestId }) =>
    transaction(async (trx) => {
      for (const owner of [token && (await ownerOfToken(trx, token)), actor.userGuid])
        if (owner && (await endNews(trx, { email, owner, requestId })))
          return { acknowledged: true, outcome: 'ended' } as const
      if (token !== undefined) return { acknowledged: true, outcome: 'link-invalid' } as const
      const reply = { acknowledged: true, outcome: 'link-sent' } as const
      if ((await countAttempt(trx, throttles.unsubscribe, email.toLowerCase())) > 0) return reply
      const { unsubscribeRequestGuid } = await UnsubscribeRequest.query(trx)
        .insert({ email })
        .returning('unsubscribeRequestGuid')
      await deps.outbox.add(trx, 'send-unsubscribe-mail', { unsubscribeRequestGuid })
      return reply
    }),
)
