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

const KEPT = 2000
const KEPT_MS = 120_000

/** The last messages, for browsers that lost their stream for a moment. */
export function createRecentMessages(clock: Clock): RecentMessages {
  let kept: (RecentMessage & { atMs: number })[] = []
  let newest = 0

  return {
    add(message) {
      newest = message.position
      kept.push({ ...message, atMs: clock.now().getTime() })
      if (kept.length < 2 * KEPT) return
      kept = kept.slice(-KEPT)
    },
    missedBefore(position) {
      newest = position
      kept = []
    },
    after(position) {
      if (!Number.isInteger(position) || position > newest) return null
      const horizonMs = clock.now().getTime() - KEPT_MS
      const fresh = kept.filter(({ atMs }) => atMs > horizonMs)
      const firstKept = fresh[0]?.position ?? newest + 1
      return position + 1 >= firstKept ? fresh.filter((message) => message.position > position) : null
    },
  }
}
