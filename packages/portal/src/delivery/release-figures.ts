import type { Clock } from '@sild/service-kit/clock'
import type { Tables } from '@sild/service-kit/tables'
import { countDuration } from './durations.ts'
import { type Counter, counters, type Figures, noFigures, type Timing, timings } from './figures.ts'

/** A release, and the part of the network that reported on it. */
export interface FigureKey {
  readonly app: string
  readonly release: string
  readonly network: number
}
/** How releases do: counted in memory, written every few seconds, read from the table where all BFFs add up. */
export interface ReleaseFigures {
  count(of: FigureKey, counter: Counter): void
  measure(of: FigureKey, timing: Timing, ms: number): void
  /** Figures of every release of an app since a moment, by id, one for each part of the network that reported it. */
  since(app: string, from: Date): Promise<ReadonlyMap<string, readonly Figures[]>>
  /** Figures of an app since a moment, by hour and release, the oldest first. */
  byHour(app: string, from: Date): Promise<readonly HourFigures[]>
  /** `app@release` of all that was loaded somewhere in this many days. */
  seenInDays(days: number): Promise<ReadonlySet<string>>
  flush(): Promise<void>
  stop(): Promise<void>
}
export interface HourFigures {
  readonly hour: Date
  readonly release: string
  readonly figures: Figures
}
interface Counted extends FigureKey {
  readonly minuteMs: number
  readonly figures: Figures
}

const MINUTE_MS = 60_000
const RETENTION_DAYS = 15
/** While the database is away; the oldest minutes go first. */
const MAX_WAITING = 5000

const minuteOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS)
const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const columns = [...counters, ...timings].map(columnOf)
const addedCounter = (name: Counter): string =>
  `${columnOf(name)} = known.${columnOf(name)} + excluded.${columnOf(name)}`
const addedTiming = (name: Timing): string =>
  `${columnOf(name)} = array(select coalesce(one, 0) + coalesce(other, 0) from unnest(known.${columnOf(name)}, excluded.${columnOf(name)}) as t (one, other))`
const ADD = `insert into release_figures as known (app, release, network, minute, ${columns.join(', ')})
values ($1, $2, $3, to_timestamp($4), ${columns.map((_, at) => `$${at + 5}`).join(', ')})
on conflict (app, release, network, minute) do update set
  ${[...counters.map(addedCounter), ...timings.map(addedTiming)].join(',\n  ')}`
const sumOf = (name: Timing): string => `array(
    select sum(each)::integer from rows, unnest(rows.${columnOf(name)}) with ordinality as t (each, step)
    where (rows.release, rows.part) = (totals.release, totals.part) group by step order by step
  ) as "${name}"`
/** Totals of each release of an app since a moment, by a part: the reporting part of the network, or the hour. */
const totalsBy = (part: string): string => `with rows as (
  select *, ${part} as part from release_figures where app = $1 and minute >= $2
)
select totals.*, ${timings.map(sumOf).join(', ')} from (
  select release, part, ${counters.map((name) => `sum(${columnOf(name)})::integer as "${name}"`).join(', ')}
  from rows group by release, part
) as totals`
const BY_NETWORK = totalsBy('network')
const BY_HOUR = totalsBy(`date_bin('1 hour', minute, 'epoch')`)
const SEEN = `select distinct app, release from release_figures
where loads > 0 and minute >= now() - $1 * interval '1 day'`
const SWEEP = `delete from release_figures where minute < now() - interval '${RETENTION_DAYS} days'`

export function createReleaseFigures(
  tables: Tables,
  clock: Clock,
  onError: (error: unknown) => void,
  { flushEveryMs = 5000, sweepEveryMs = 3_600_000 } = {},
): ReleaseFigures {
  let waiting = new Map<string, Counted>()

  const figuresOf = ({ app, network, release }: FigureKey): Figures => {
    const minuteMs = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS
    const key = `${minuteMs} ${app}@${release} ${network}`
    const known = waiting.get(key) ?? { app, release, network, minuteMs, figures: noFigures() }
    waiting.set(key, known)
    return known.figures
  }
  const write = ({ app, figures, minuteMs, network, release }: Counted): Promise<unknown> =>
    tables.query(ADD, [
      app,
      release,
      network,
      minuteMs / 1000,
      ...counters.map((name) => figures[name]),
      ...timings.map((name) => figures[name]),
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
    count: (of, counter) => void (figuresOf(of)[counter] += 1),
    measure: (of, timing, ms) => countDuration(figuresOf(of)[timing], ms),
    async since(app, from) {
      const rows = await tables.query<Figures & { release: string }>(BY_NETWORK, [app, minuteOf(from)])
      return Map.groupBy(rows, ({ release }) => release)
    },
    async byHour(app, from) {
      const rows = await tables.query<Figures & { release: string; part: Date }>(BY_HOUR, [app, minuteOf(from)])
      return rows
        .map(({ part: hour, release, ...figures }) => ({ hour, release, figures }))
        .toSorted((one, other) => one.hour.getTime() - other.hour.getTime())
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
