import { type Database, jsonText, type JsonText, sql } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { type Mergeable, type MergedFilter, succeeded, type Successors } from '../models/successors.ts'

/** Maximum delay until a merge of another process is visible here. */
const FRESH_MS = 2000

interface Read {
  readonly readAtMs: number
  readonly successors: Promise<Successors>
}
/** Cached: there are few, and every search with such a filter needs them. */
const latest = new WeakMap<Database, Read>()

export const invalidateSuccessors = (database: Database): void => void latest.delete(database)

export function readSuccessors(database: Database): Promise<Successors> {
  const known = latest.get(database)
  const nowMs = performance.now()
  if (known && nowMs - known.readAtMs < FRESH_MS) return known.successors
  const successors = read(database)
  latest.set(database, { readAtMs: nowMs, successors })
  successors.catch(() => invalidateSuccessors(database))
  return successors
}

async function read(database: Database): Promise<Successors> {
  const rows = await database.query<{ filter: MergedFilter; former: string; successor: string }>(
    sql`select filter, former, successor from successors`,
  )
  const of = (filter: MergedFilter) =>
    new Map(rows.flatMap((row) => (row.filter === filter ? [[row.former, row.successor]] : [])))
  return { categoryIds: of('categoryIds'), tags: of('tags') }
}

/** A search with the successors of its merged categories and tags; the same object if none was merged. */
export const withSuccessors = async <Filters extends Mergeable>(
  { database }: Pick<SearchDeps, 'database'>,
  filters: Filters,
): Promise<Filters> =>
  filters.categoryIds.length + filters.tags.length > 0 ? succeeded(filters, await readSuccessors(database)) : filters

/** The reply to a search, with the successors that were used in place of merged values. */
export function addSuccessors({ text }: JsonText, original: Mergeable, meant: Mergeable): JsonText {
  const { categoryIds, tags } = meant
  return jsonText(
    meant === original
      ? text
      : `${text.slice(0, -1)},${JSON.stringify({ successors: { categoryIds, tags } }).slice(1)}`,
  )
}
