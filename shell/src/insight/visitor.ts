import { insightKey } from '../marks/marks.ts'

export interface Visit {
  /** A random id of this browser. */
  visitorId: string
  sessionId: string
  /** The first event of this browser. */
  isFirst: boolean
  /** The first event of a session. */
  isNew: boolean
}

/**
 * Recognises the browser and its session, and stores both under `key`. Call it only after consent. The page script contains this
 * function as text, so it uses nothing outside itself.
 */
export function enterVisit(key: string, at: number): Visit {
  type Stored = Pick<Visit, 'visitorId' | 'sessionId'> & { since: number; seenAt: number }
  const sessionMs = 30 * 60_000
  /** Thirteen months, the limit of the French authority: then a browser gets another id. */
  const visitorMs = 395 * 24 * 60 * 60_000
  const read = (): Stored | null => {
    try {
      const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Stored> | null // Checked below.
      const isWhole =
        stored && [stored.since, stored.seenAt].every(Number.isFinite) && stored.visitorId && stored.sessionId
      return isWhole ? (stored as Stored) : null // All fields were validated.
    } catch {
      return null
    }
  }
  const known = read()
  const isKnown = known !== null && at - known.since < visitorMs
  const isNew = !isKnown || at - known.seenAt > sessionMs
  const ids = {
    visitorId: isKnown ? known.visitorId : crypto.randomUUID(),
    sessionId: isNew ? crypto.randomUUID() : known.sessionId,
  }
  try {
    localStorage.setItem(key, JSON.stringify({ ...ids, since: isKnown ? known.since : at, seenAt: at }))
  } catch {
    // A browser that stores nothing is a new one each time.
  }
  return { ...ids, isFirst: !isKnown, isNew }
}

export const visitor = {
  enter: (at: number): Visit => enterVisit(insightKey, at),
  forget(): void {
    try {
      localStorage.removeItem(insightKey)
    } catch {}
  },
}
