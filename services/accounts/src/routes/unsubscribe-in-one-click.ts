import { endNews, ownerOfToken } from '../actions/end-news.ts'
import { serve } from '../deps.ts'

/** Unsubscribes at the request of a mail program. An invalid token changes nothing and sends no mail. */
export const unsubscribeInOneClickRoute = serve(
  'unsubscribeInOneClick',
  ({ query: { email, token }, transaction, requestId }) =>
    transaction(async (trx) => {
      const owner = await ownerOfToken(trx, token)
      const isEnded = owner !== undefined && (await endNews(trx, { email, owner, requestId }))
      return { acknowledged: true as const, outcome: isEnded ? ('ended' as const) : ('link-invalid' as const) }
    }),
)
