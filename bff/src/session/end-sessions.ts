import type { Deps } from '../deps.ts'

/** No token and no stream of these sessions is good any more. */
export function endSessions(
  sessionGuids: readonly string[],
  { sessions, streams }: Pick<Deps, 'sessions' | 'streams'>,
): void {
  for (const sessionGuid of sessionGuids) {
    sessions.end(sessionGuid)
    streams.endSession(sessionGuid)
  }
}
