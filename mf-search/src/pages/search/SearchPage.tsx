import { useLoaderData } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { isUnlistedSearch, listedSearchHref } from './listed-search.ts'
import { loadSearch } from './load-search.ts'
import { feedOf } from '../../search-address/search-address.ts'
import { SearchResults } from './SearchResults.tsx'

export const loader = loadSearch

export const handle: PageHandle<typeof loader> = {
  title: ({ intl, loaded: { address } }) =>
    intl.formatMessage(
      { id: `mf-search.title.${address.searchType}${address.query ? '.query' : ''}` },
      { query: address.query },
    ),
  description: ({ intl, loaded: { address, found } }) =>
    intl.formatMessage({ id: `mf-search.description.${address.searchType}` }, { total: found.total }),
  feedPath: ({ loaded: { address } }) => feedOf(address),
  isUnlistedFor: ({ loaded }) => isUnlistedSearch(loaded),
  canonicalPath: ({ loaded }) => listedSearchHref(loaded),
}

export const Component = () => <SearchResults {...useLoaderData<typeof loader>()} />
