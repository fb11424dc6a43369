import { constants } from '@sild/contract/limits'
import { asSystem, type Calls } from '@sild/service-kit/calls/calls'
import type { Clock } from '@sild/service-kit/clock'

/** Sessions that ended before their access tokens expired, from the list of accounts. */
export interface EndedSessions {
  /** Whether the list was ever read. Before that an ended session looks like an open one. */
  readonly isRead: boolean
  has(sessionGuid: string): boolean
  /** Ends a session in this process at once; other processes read it from the list of accounts. */
  add(sessionGuid: string): void
  /** Reads the list if it was not read yet, and polls it from then on. @throws unavailable */
  read(): Promise<void>
  stop(): void
}
interface EndedSessionsOptions {
  calls: Calls
  clock: Clock
  /** Called once for each ended session. */
  onEnded: (sessionGuid: string) => void
  onError: (error: unknown) => void
}

/** Every process must know of an ended session within a second, also with a slow answer. */
const EVERY_MS = 300
const TOKEN_MS = constants.accessTokenSeconds * 1000
const actor = asSystem('the list is for every request of this process')

/** Polls instead of listening: a lost connection loses nothing, and a starting process reads the same list. */
export function createEndedSessions({ calls, clock, onEnded, onError }: EndedSessionsOptions): EndedSessions {
  /** When the last access token of each session expires. */
  const ended = new Map<string, number>()
  let readAt: string | undefined
  let reading: Promise<void> | undefined
  let next: NodeJS.Timeout | undefined
  let isAway = false
  let isStopped = false

  const add = (sessionGuid: string): void => {
    if (ended.has(sessionGuid)) return
    const now = clock.now().getTime()
    for (const [known, untilMs] of ended) {
      // The map is sorted by these times.
      if (untilMs > now) break
      ended.delete(known)
    }
    // Twice the lifetime: a token may be issued just before the end, and clocks differ.
    ended.set(sessionGuid, now + 2 * TOKEN_MS)
    onEnded(sessionGuid)
  }
  const ask = async (): Promise<void> => {
    try {
      const list = await calls.call('listEndedSessions', { query: { after: readAt } }, { actor })
      list.sessionGuids.forEach(add)
      readAt = list.readAt
      isAway = false
    } catch (error) {
      // Logged once, and not three times a second.
      if (!isAway && !isStopped) onError(error)
      isAway = true
      throw error
    }
  }
  const read = (): Promise<void> => {
    clearTimeout(next)
    reading ??= ask().finally(() => {
      reading = undefined
      // The next poll retries; callers that wait for this one get its error.
      if (!isStopped) next = setTimeout(() => void read().catch(() => undefined), EVERY_MS).unref()
    })
    return reading
  }

  return {
    get isRead() {
      return readAt !== undefined
    },
    has: (sessionGuid) => ended.has(sessionGuid),
    add,
    read: async () => (readAt === undefined ? read() : undefined),
    stop() {
      isStopped = true
      clearTimeout(next)
    },
  }
}
