import { constants, type Reply } from '@sild/contract'
import type { Connection, Transaction } from '@sild/service-kit'

/** A token may be made while its session ends, by a call that has its own ten seconds. */
const KEPT_SECONDS = constants.accessTokenSeconds + 60
/** Longer than any transaction takes: what it ended is dated when it began and seen when it commits. */
const OVERLAP_SECONDS = 30

/** From the commit on no access token of these sessions is good. */
export async function noteEnded(trx: Transaction, sessionGuids: readonly string[]): Promise<void> {
  if (sessionGuids.length === 0) return
  await trx('endedSessions').insert(sessionGuids.map((sessionGuid) => ({ sessionGuid })))
}

export async function endedSessions(connection: Connection, after?: string): Promise<Reply<'listEndedSessions'>> {
  const since = after
    ? connection.raw('?::timestamptz - make_interval(secs => ?)', [after, OVERLAP_SECONDS])
    : connection.raw('now() - make_interval(secs => ?)', KEPT_SECONDS)
  const ended = connection('endedSessions').where('endedAt', '>', since).select('sessionGuid')
  const { rows } = await connection.raw<{ rows: [{ readAt: Date; sessionGuids: string[] }] }>(
    'select now() as "readAt", array(?) as "sessionGuids"',
    [ended],
  )
  const [{ readAt, sessionGuids }] = rows
  return { readAt: readAt.toISOString(), sessionGuids }
}
