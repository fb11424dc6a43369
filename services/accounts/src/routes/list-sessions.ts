import { expression } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { Session } from '../models/session.ts'

export const listSessionsRoute = serve('listSessions', async ({ actor, deps }) => {
  const sessions = await Session.query(deps.database.knex)
    .where({ userGuid: actor.userGuid })
    .whereNull('revokedAt')
    .where('expiresAt', '>', expression`now()`)
    .orderByRaw('coalesce(rotated_at, opened_at) desc')
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
