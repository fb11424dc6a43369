import type { Beacon } from '@sild/contract/delivery/schemas'
import type { Clock } from '@sild/service-kit/clock'
import type { Tables } from '@sild/service-kit/tables'
import { countDuration, type Durations, noDurations } from './durations.ts'
import type { Figures } from './verdict.ts'

/** How releases do in browsers: counted in memory, written every few seconds, read from the table where all BFFs add up. */
export interface RemoteLoads {
  count(beacons: readonly Beacon[]): void
  /** Figures of every release of an app since a moment, by id. */
  since(app: string, from: Date): Promise<ReadonlyMap<string, Figures>>
  /** `app@release` of all that was loaded somewhere in this many days. */
  seenInDays(days: number): Promise<ReadonlySet<string>>
  flush(): Promise<void>
  stop(): Promise<void>
}
interface Counted extends Figures {
  readonly app: string
  readonly release: string
  readonly minuteMs: number
  loads: number
  loadErrors: number
  scriptErrors: number
}

const MINUTE_MS = 60_000
const KEPT_DAYS = 15
/** While the database is away; the oldest minutes go first. */
const MAX_WAITING = 5000
const timings = ['load_ms', 'lcp_ms', 'inp_ms'] as const
const added = (column: string): string =>
  `${column} = array(select coalesce(one, 0) + coalesce(other, 0) from unnest(known.${column}, excluded.${column}) as t (one, other))`
const ADD = `insert into remote_loads as known (app, release, minute, loads, load_errors, script_errors, load_ms, lcp_ms, inp_ms)
values ($1, $2, to_timestamp($3), $4, $5, $6, $7, $8, $9)
on conflict (app, release, minute) do update set
  loads = known.loads + excluded.loads,
  load_errors = known.load_errors + excluded.load_errors,
  script_errors = known.script_errors + excluded.script_errors,
  ${timings.map(added).join(',\n  ')}`
const sum = (column: string): string => `array(
    select sum(each)::integer from remote_loads as rows, unnest(rows.${column}) with ordinality as t (each, step)
    where rows.app = $1 and rows.release = totals.release and rows.minute >= $2 group by step order by step
  ) as "${column}"`
const SINCE = `select totals.*, ${timings.map(sum).join(', ')} from (
  select release, sum(loads)::integer as loads, sum(load_errors)::integer as "loadErrors", sum(script_errors)::integer as "scriptErrors"
  from remote_loads where app = $1 and minute >= $2 group by release
) as totals`
const SEEN = "select distinct app, release from remote_loads where minute >= now() - $1 * interval '1 day'"
const SWEEP = `delete from remote_loads where minute < now() - interval '${KEPT_DAYS} days'`

interface Totals extends Record<(typeof timings)[number], Durations> {
  release: string
  loads: number
  loadErrors: number
  scriptErrors: number
}

export function createRemoteLoads(
  tables: Tables,
  clock: Clock,
  onError: (error: unknown) => void,
  { flushEveryMs = 5000, sweepEveryMs = 3_600_000 } = {},
): RemoteLoads {
  let waiting = new Map<string, Counted>()

  const countedOf = ({ release, remote: app }: Beacon): Counted => {
    const minuteMs = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS
    const key = `${minuteMs} ${app}@${release}`
    const known = waiting.get(key)
    if (known) return known
    const counts = { loads: 0, loadErrors: 0, scriptErrors: 0 }
    const durations = { loadMs: noDurations(), lcpMs: noDurations(), inpMs: noDurations() }
    const counted: Counted = { app, release, minuteMs, ...counts, ...durations }
    waiting.set(key, counted)
    return counted
  }
  const write = (each: Counted): Promise<unknown> =>
    tables.query(ADD, [
      each.app,
      each.release,
      each.minuteMs / 1000,
      each.loads,
      each.loadErrors,
      each.scriptErrors,
      each.loadMs,
      each.lcpMs,
      each.inpMs,
    ])
  const flush = async (): Promise<void> => {
    const taken = waiting
    waiting = new Map()
    for (const [key, counted] of taken) {
      try {
        await write(counted)
        taken.delete(key)
      } catch (error) {
        onError(error)
        // What could not be written waits under a key of its own: the minute may be counted on meanwhile.
        for (const [left, each] of [...taken].slice(-MAX_WAITING)) waiting.set(`${left} again`, each)
        return
      }
    }
  }
  const flushing = setInterval(() => void flush(), flushEveryMs).unref()
  const sweeping = setInterval(() => void tables.query(SWEEP).catch(onError), sweepEveryMs).unref()

  return {
    count(beacons) {
      for (const beacon of beacons) addTo(countedOf(beacon), beacon)
    },
    async since(app, from) {
      const rows = await tables.query<Totals>(SINCE, [
        app,
        new Date(Math.floor(from.getTime() / MINUTE_MS) * MINUTE_MS),
      ])
      return new Map(
        rows.map(({ inp_ms: inpMs, lcp_ms: lcpMs, load_ms: loadMs, release, ...counts }) => [
          release,
          { ...counts, loadMs, lcpMs, inpMs },
        ]),
      )
    },
    async seenInDays(days) {
      const rows = await tables.query<{ app: string; release: string }>(SEEN, [days])
      return new Set(rows.map(({ app, release }) => `${app}@${release}`))
    },
    flush,
    async stop() {
      clearInterval(flushing)
      clearInterval(sweeping)
      await flush()
    },
  }
}

function addTo(counted: Counted, { kind, ms, name, ok, value }: Beacon): void {
  if (kind === 'error') counted.scriptErrors += 1
  if (kind === 'vital' && value !== undefined) countDuration(name === 'INP' ? counted.inpMs : counted.lcpMs, value)
  if (kind !== 'load') return
  counted.loads += 1
  if (ok === false) counted.loadErrors += 1
  else if (ms !== undefined) countDuration(counted.loadMs, ms)
}
