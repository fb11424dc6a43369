import { type FigureRange, figureRanges } from '@sild/contract/figures'
import { recordOf } from '@sild/contract/keys'
import { portalTimeZone } from '@sild/contract/portal-time-zone'
import type { Database } from './database.ts'
import { type Sql, sql } from './sql.ts'

/**
 * Rows of `begin` and `finish` (exclusive): the steps of a range and as many before them, the oldest first. The last
 * step is still open. Days are in the portal's time zone.
 */
export function figureSteps(range: FigureRange): Sql {
  const { count, unit } = figureRanges[range]
  const step = sql`${`1 ${unit}`}::interval`
  return sql`
    select begin::date as begin, (begin + ${step})::date as finish
    from (select date_trunc(${unit}::text, now() at time zone ${portalTimeZone}) as present) as now_here,
      generate_series(present - ${2 * count - 1}::int * ${step}, present, ${step}) as begin`
}

/** The sums of the range, and of the range before. */
export const splitSteps = <Step>(steps: readonly Step[]): { before: readonly Step[]; steps: readonly Step[] } => ({
  before: steps.slice(0, steps.length / 2),
  steps: steps.slice(steps.length / 2),
})

export const sumOf = <Key extends string>(
  steps: readonly Readonly<Record<Key, number>>[],
  keys: readonly Key[],
): Record<Key, number> => recordOf(keys, (key) => steps.reduce((sum, step) => sum + step[key], 0))

/** When the figures of a service were last counted. Its table `figures_counted` has one row at most. */
export async function figuresCountedAt({ query }: Pick<Database, 'query'>): Promise<string | null> {
  const [row] = await query<{ countedAt: Date }>(sql`select counted_at as "countedAt" from figures_counted`)
  return row ? row.countedAt.toISOString() : null
}

export const noteFiguresCounted = sql`
  insert into figures_counted (counted_at) values (now()) on conflict (is_only) do update set counted_at = now()`
