import { constants, type Reply } from '@sild/contract'
import { type Database, modelOf, sql, type Transaction } from '@sild/service-kit'

class EndedSession extends modelOf('endedSessions', 'sessionGuid') {
  declare sessionGuid: string
  declare endedAt: Date
}

/** A token may be made while its session ends, by a call that has its own ten seconds. */
const RETENTION_SECONDS = constants.accessTokenSeconds + 60
/** Longer than any transaction takes: what it ended is dated when it began and seen when it commits. */
const OVERLAP_SECONDS = 30

/** From the commit on no access token of these sessions is good. */
export async function noteEnded(trx: Transaction, sessionGuids: readonly string[]): Promise<void> {
  if (sessionGuids.length === 0) return
  await EndedSession.query(trx).insert(sessionGuids.map((sessionGuid) => ({ sessionGuid })))
}

export async function endedSessions({ query }: Database, after?: string): Promise<Reply<'listEndedSessions'>> {
  const since = after
    ? sql`${after}::timestamptz - make_interval(secs => ${OVERLAP_SECONDS})`
    : sql`now() - make_interval(secs => ${RETENTION_SECONDS})`
  const [ended] = await query<{ readAt: Date; sessionGuids: string[] }>(
    sql`select now() as "readAt", array(select session_guid from ended_sessions where ended_at > ${since}) as "sessionGuids"`,
  )
  const { readAt, sessionGuids } = ended! // There always is one.
  return { readAt: readAt.toISOString(), sessionGuids }
}
