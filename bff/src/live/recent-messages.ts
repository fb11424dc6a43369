import type { Clock } from '@sild/service-kit/clock'

export interface RecentMessage {
  readonly position: number
  readonly key: string
  readonly frame: Buffer
}
export interface RecentMessages {
  add(message: RecentMessage): void
  /** Messages were missed before this position. */
  missedBefore(position: number): void
  /** Messages after a position; null if that position is no longer stored. */
  after(position: number): readonly RecentMessage[] | null
}

const MAX_STORED = 2000
const RETENTION_MS = 120_000

/** The last messages, for browsers that lost their stream for a moment. */
export function createRecentMessages(clock: Clock): RecentMessages {
  let recent: (RecentMessage & { atMs: number })[] = []
  let newest = 0

  return {
    add(message) {
      newest = message.position
      recent.push({ ...message, atMs: clock.now().getTime() })
      if (recent.length < 2 * MAX_STORED) return
      recent = recent.slice(-MAX_STORED)
    },
    missedBefore(position) {
      newest = position
      recent = []
    },
    after(position) {
      if (!Number.isInteger(position) || position > newest) return null
      const horizonMs = clock.now().getTime() - RETENTION_MS
      const fresh = recent.filter(({ atMs }) => atMs > horizonMs)
      const firstRecent = fresh[0]?.position ?? newest + 1
      return position + 1 >= firstRecent ? fresh.filter((message) => message.position > position) : null
    },
  }
}
