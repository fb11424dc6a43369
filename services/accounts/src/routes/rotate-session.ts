import { rotateSession } from '../actions/rotate-session.ts'
import { serve } from '../deps.ts'
import { sessionReply } from '../replies/session-reply.ts'

export const rotateSessionRoute = serve('rotateSession', async ({ body, deps, requestId }) =>
  sessionReply(await rotateSession(deps, body, requestId), deps),
)
