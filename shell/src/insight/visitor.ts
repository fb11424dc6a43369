export interface Visit {
  /** A number of this browser, drawn by chance. */
  visitorId: string
  sessionId: string
  /** It was never seen before. */
  isFirst: boolean
  /** Nothing was heard of it for a while. */
  isNew: boolean
}
type Stored = Pick<Visit, 'visitorId' | 'sessionId'> & { since: number; seenAt: number }

const key = 'sild.insight'
const sessionMs = 30 * 60_000
/** Thirteen months, as the French authority asks: then a browser is a new one. */
const visitorMs = 395 * 24 * 60 * 60_000

/** Knows a browser again. Nothing is kept before its user agrees, and `forget` takes it back. */
export const visitor = {
  enter(at: number): Visit {
    const known = read()
    const isKnown = known !== null && at - known.since < visitorMs
    const isNew = !isKnown || at - known.seenAt > sessionMs
    const ids = {
      visitorId: isKnown ? known.visitorId : crypto.randomUUID(),
      sessionId: isNew ? crypto.randomUUID() : known.sessionId,
    }
    write({ ...ids, since: isKnown ? known.since : at, seenAt: at })
    return { ...ids, isFirst: !isKnown, isNew }
  },
  forget(): void {
    try {
      localStorage.removeItem(key)
    } catch {}
  },
}

function read(): Stored | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Stored> | null // It is looked at below.
    const isWhole =
      stored && [stored.since, stored.seenAt].every(Number.isFinite) && stored.visitorId && stored.sessionId
    return isWhole ? (stored as Stored) : null // All of it was looked at.
  } catch {
    return null
  }
}

function write(stored: Stored): void {
  try {
    localStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // A browser that keeps nothing is a new one each time.
  }
}
