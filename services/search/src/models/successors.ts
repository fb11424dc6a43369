import type { ParsedInput } from '@sild/contract/schemas'

/** Filters with values that moderators can merge. */
export type MergedFilter = 'categoryIds' | 'tags'
export type Mergeable = Pick<ParsedInput<'countSearchFilters'>['body'], MergedFilter>
/** What took the place of each value that was merged, by its text in lower case. */
export type Successors = Readonly<Record<MergedFilter, ReadonlyMap<string, string>>>

/** What it was merged into may have been merged too; one that was made again later may have taken the place of its successor. */
function lastOf(successors: ReadonlyMap<string, string>, value: string): string {
  const seen = new Set<string>()
  let last = value
  for (;;) {
    const key = last.trim().toLowerCase()
    const next = successors.get(key)
    if (next === undefined || seen.has(key)) return last
    seen.add(key)
    last = next
  }
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
