import type { ParsedInput } from '@sild/contract/schemas'

/** Filters whose values moderators merge into others. */
export type MergedFilter = 'categoryIds' | 'tags'
export type Mergeable = Pick<ParsedInput<'countSearchFilters'>['body'], MergedFilter>
/** What took the place of each value that was merged, by its text in lower case. */
export type Successors = Readonly<Record<MergedFilter, ReadonlyMap<string, string>>>

/** What it was merged into may have been merged too. */
function lastOf(successors: ReadonlyMap<string, string>, value: string): string {
  const next = successors.get(value.trim().toLowerCase())
  return next === undefined ? value : lastOf(successors, next)
}

/** The same filters with what took the place of each value that was merged, once; what was given where none was. */
export function succeeded<Filters extends Mergeable>(filters: Filters, successors: Successors): Filters {
  const categoryIds = filters.categoryIds.map((id) => Number(lastOf(successors.categoryIds, String(id))))
  const tags = filters.tags.map((tag) => lastOf(successors.tags, tag))
  const isAsGiven =
    categoryIds.every((id, index) => id === filters.categoryIds[index]) &&
    tags.every((tag, index) => tag === filters.tags[index])
  return isAsGiven ? filters : { ...filters, categoryIds: [...new Set(categoryIds)], tags: [...new Set(tags)] }
}
