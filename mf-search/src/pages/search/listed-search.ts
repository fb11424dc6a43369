import { searchHref, withoutFilters } from '../../search-address/search-address.ts'
import type { LoadedSearch } from './load-search.ts'

type Loaded = Pick<LoadedSearch, 'address' | 'found'>

/** Search engines list no search by words, none that finds nothing and no page after the last. */
export const isUnlistedSearch = ({ address, found }: Loaded): boolean =>
  address.query !== '' || found.total === 0 || address.page > found.pagesCount

/** The search to list in its place, which exists: without the words, without filters that find nothing, its last page. */
export function listedSearchHref({ address, found }: Loaded): string {
  const { page, query } = address
  const shared = { withHidden: false }
  if (found.total === 0) return searchHref(address, { ...withoutFilters, ...shared, query: '' })
  if (query) return searchHref(address, { ...shared, query: '' })
  return searchHref(address, { ...shared, page: Math.min(page, found.pagesCount), isLiteral: false })
}
