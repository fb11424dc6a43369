import type { Tables } from '@sild/service-kit/tables'
import type { Thrown, ThrownKind } from './thrown.ts'

export interface ErrorSample {
  readonly release: string
  readonly kind: ThrownKind
  readonly message: string
  readonly stack: string
  readonly occurrences: number
  readonly firstAt: Date
  readonly lastAt: Date
}
/** A sample of the errors of each release: the first reported ones, and how often they were repeated. */
export interface ReleaseErrors {
  note(of: { app: string; release: string }, thrown: Thrown): void
  /** What came last, first. */
  of(app: string, releases: readonly string[]): Promise<ErrorSample[]>
  flush(): Promise<void>
  stop(): Promise<void>
}

const MAX_PER_RELEASE = 20
const MAX_WAITING = 200
const RETENTION_DAYS = 15
const NOTE = `insert into release_errors as known (app, release, fingerprint, kind, message, stack, occurrences)
select $1, $2, $3, $4, $5, $6, $7
where exists (select from release_errors where app = $1 and release = $2 and fingerprint = $3)
  or (select count(*) from release_errors where app = $1 and release = $2) < ${MAX_PER_RELEASE}
on conflict (app, release, fingerprint) do update set
  occurrences = known.occurrences + excluded.occurrences, last_at = now()`
const OF = `select release, kind, message, stack, occurrences, first_at as "firstAt", last_at as "lastAt"
from release_errors where app = $1 and release = any($2) order by last_at desc`
const SWEEP = `delete from release_errors where last_at < now() - interval '${RETENTION_DAYS} days'`

export function createReleaseErrors(
  tables: Tables,
  onError: (error: unknown) => void,
  { flushEveryMs = 5000, sweepEveryMs = 3_600_000 } = {},
): ReleaseErrors {
  let waiting = new Map<string, { app: string; release: string; thrown: Thrown; occurrences: number }>()

  const flush = async (): Promise<void> => {
    const taken = waiting
    waiting = new Map()
    try {
      for (const { app, occurrences, release, thrown } of taken.values()) {
        const { fingerprint, kind, message, stack } = thrown
        await tables.query(NOTE, [app, release, fingerprint, kind, message, stack, occurrences])
      }
    } catch (error) {
      // A sample: the next of its kind is as good.
      onError(error)
    }
  }
  const flushing = setInterval(() => void flush(), flushEveryMs).unref()
  const sweeping = setInterval(() => void tables.query(SWEEP).catch(onError), sweepEveryMs).unref()

  return {
    note({ app, release }, thrown) {
      const key = `${app}@${release} ${thrown.fingerprint}`
      const known = waiting.get(key)
      if (known) known.occurrences += 1
      else if (waiting.size < MAX_WAITING) waiting.set(key, { app, release, thrown, occurrences: 1 })
    },
    of: (app, releases) => tables.query<ErrorSample>(OF, [app, releases]),
    flush,
    async stop() {
      clearInterval(flushing)
      clearInterval(sweeping)
      await flush()
    },
  }
}
