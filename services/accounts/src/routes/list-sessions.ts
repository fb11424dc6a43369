import { serve } from '../deps.ts'
import { Session } from '../models/session.ts'

export const listSessionsRoute = serve('listSessions', async ({ actor, deps }) => {
  const sessions = await Session.openOf(deps.database.knex, actor.userGuid)
  return {
    list: sessions.map(({ sessionGuid, browser, system, openedAt, rotatedAt }) => ({
      sessionGuid,
      isCurrent: sessionGuid === actor.sessionGuid,
      browser,
      system,
      openedAt: openedAt.toISOString(),
      usedAt: (rotatedAt ?? openedAt).toISOString(),
    })),
  }
})
