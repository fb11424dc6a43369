import type { ParsedInput } from '@sild/contract/schemas'

/** Filters with values that moderators can merge. */
export type MergedFilter = 'categoryIds' | 'tags'
export type Mergeable = Pick<ParsedInput<'countSearchFilters'>['body'], MergedFilter>
/** The successor of each merged value, by its text in lower case. */
export type Successors = Readonly<Record<MergedFilter, ReadonlyMap<string, string>>>

/**
 * A successor may have been merged too. A merged value that was created again may in turn have replaced its successor.
 */
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

/** The filters with the successors of merged values, without duplicates; the same object if none was merged. */
export function succeeded<Filters extends Mergeable>(filters: Filters, successors: Successors): Filters {
  const categoryIds = filters.categoryIds.map((id) => Number(lastOf(successors.categoryIds, String(id))))
  const tags = filters.tags.map((tag) => lastOf(successors.tags, tag))
  const isAsGiven =
    categoryIds.every((id, index) => id === filters.categoryIds[index]) &&
    tags.every((tag, index) => tag === filters.tags[index])
  return isAsGiven ? filters : { ...filters, categoryIds: [...new Set(categoryIds)], tags: [...new Set(tags)] }
}
