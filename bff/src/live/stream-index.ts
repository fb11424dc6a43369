import type { ServerResponse } from 'node:http'

export interface Stream {
  readonly response: ServerResponse
  readonly sessionGuid: string | null
  readonly keys: readonly string[]
  readonly endsAtMs: number
  /** The second of the stream's heartbeat within each round, so that ten thousand streams are not written at once. */
  readonly beat: number
}
export interface StreamIndex {
  readonly all: ReadonlySet<Stream>
  add(stream: Stream): void
  drop(stream: Stream): void
  /** The streams with a key: their owner, their address, or the recipient of a message. */
  of(key: string): ReadonlySet<Stream>
}

const none: ReadonlySet<Stream> = new Set()

/** Open streams, found by their keys. */
export function createStreamIndex(): StreamIndex {
  const all = new Set<Stream>()
  const byKey = new Map<string, Set<Stream>>()
  return {
    all,
    add(stream) {
      all.add(stream)
      for (const key of stream.keys) {
        const known = byKey.get(key)
        if (known) known.add(stream)
        else byKey.set(key, new Set([stream]))
      }
    },
    drop(stream) {
      if (!all.delete(stream)) return
      for (const key of stream.keys) {
        const known = byKey.get(key)
        known?.delete(stream)
        if (known?.size === 0) byKey.delete(key)
      }
    },
    of: (key) => byKey.get(key) ?? none,
  }
}
