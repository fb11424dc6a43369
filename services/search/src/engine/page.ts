import { constants } from '@sild/contract/limits'
import type { SearchInput } from './search-engine.ts'

/** Hits are counted up to here; above it the total is "1000+". */
export const CAP = 1000

/** Pages end where counting does, so that no page costs more than the last of them. */
export function pageWindow({ page, limit }: Pick<SearchInput, 'page' | 'limit'>): { limit: number; offset: number } {
  const offset = (page - 1) * limit
  return { limit: Math.max(0, Math.min(limit, CAP - offset)), offset: Math.min(offset, CAP) }
}

/** SQL of the number of pages for `total` hits. */
export const pagesCountSql = (total: string): string =>
  `least(${constants.searchPageMax}, ceil(least(${total}, ${CAP})::numeric / :pageSize))::int`
