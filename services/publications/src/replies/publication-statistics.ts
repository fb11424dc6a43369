import { portalTimeZone } from '@sild/contract/portal-time-zone'
import type { Statistics } from '@sild/contract/publications/statistics-schemas'
import { AppError, asSystem, sql } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'

interface Day {
  readonly day: string
  readonly viewsCount: number
  readonly responsesCount: number
}
type Counted = Statistics['total']

/** Above it the hearts of a company are those of its latest publications. */
const MOST = 1000

/** Looks, responses and hearts of these publications on each of the last days, and in as many days before. Calls search. */
export async function publicationStatistics(
  { calls, database }: Pick<PublicationsDeps, 'calls' | 'database'>,
  publicationGuids: readonly string[],
  count: number,
): Promise<Statistics> {
  const [days, favorites] = await Promise.all([
    database.query<Day>(sql`
      with days as (
        select generate_series(today - ${2 * count - 1}::int, today, interval '1 day')::date as day
        from (select (now() at time zone ${portalTimeZone})::date as today) as now_here
      ), responded as (
        select (created_at at time zone ${portalTimeZone})::date as day, count(*)::int as count from responses
        where publication_guid = any(${publicationGuids}::uuid[]) and status <> 'DELETED' group by 1
      ), looked as (
        select day, sum(views_count)::int as count from publication_days
        where publication_guid = any(${publicationGuids}::uuid[]) group by day
      )
      select day::text as day, coalesce(looked.count, 0) as "viewsCount", coalesce(responded.count, 0) as "responsesCount"
      from days left join looked using (day) left join responded using (day) order by day`),
    favoritesOf(calls, publicationGuids, 2 * count),
  ])
  const list = days.map(({ day, responsesCount, viewsCount }) => ({
    day,
    viewsCount,
    responsesCount,
    favoritesCount: favorites && (favorites.get(day) ?? 0),
  }))
  return { days: list.slice(count), total: sumOf(list.slice(count)), before: sumOf(list.slice(0, count)) }
}

/** Null where search cannot be asked: the rest is known without it. */
async function favoritesOf(
  calls: PublicationsDeps['calls'],
  publicationGuids: readonly string[],
  days: number,
): Promise<Map<string, number> | null> {
  try {
    const { list } = await calls.call(
      'countFavoritesByDay',
      { body: { publicationGuids: publicationGuids.slice(0, MOST), days } },
      { actor: asSystem('a company sees what its publications bring') },
    )
    return new Map(list.map(({ count, day }) => [day, count]))
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return null
    throw error
  }
}

const sumOf = (days: readonly Counted[]): Counted => ({
  viewsCount: days.reduce((sum, { viewsCount }) => sum + viewsCount, 0),
  responsesCount: days.reduce((sum, { responsesCount }) => sum + responsesCount, 0),
  favoritesCount: days.every(({ favoritesCount }) => favoritesCount === null)
    ? null
    : days.reduce((sum, { favoritesCount }) => sum + (favoritesCount ?? 0), 0),
})
