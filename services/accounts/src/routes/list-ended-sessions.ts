import { serve } from '../deps.ts'
import { endedSessions } from '../models/ended-session.ts'

export const listEndedSessionsRoute = serve('listEndedSessions', ({ query, deps }) =>
  endedSessions(deps.database, query.after),
)
