import { openSession } from '../actions/open-session.ts'
import { serve } from '../deps.ts'
import { sessionReply } from '../replies/session-reply.ts'

export const openSessionRoute = serve('openSession', async ({ body, deps, requestId }) =>
  sessionReply(await openSession(deps, body, requestId), deps),
)
