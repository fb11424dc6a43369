import { openSessionByLink } from '../actions/open-session-by-link.ts'
import { serve } from '../deps.ts'
import { sessionReply } from '../replies/session-reply.ts'

export const openSessionByLinkRoute = serve('openSessionByLink', ({ body, deps, transaction, requestId }) =>
  transaction(async (trx) => sessionReply(await openSessionByLink(trx, deps, body, requestId), deps)),
)
