import { searchTypeParameters } from '@sild/paths'
import { type LoaderArgs, redirect } from '@sild/router'
import { readSearchAddress, searchHref } from '../../search-address/search-address.ts'

/**
 * The search type for an address that ends with a kind and has no card. `/search/card` keeps the `searchType` of its
 * query.
 */
const searchTypes: Readonly<Record<string, string>> = {
  project: searchTypeParameters.tasks,
  service: searchTypeParameters.services,
  expert: searchTypeParameters.experts,
  company: 'companies',
}

/** Redirects the address of a card or company without its name to the search, with its query and filters. */
export function loader({ request }: LoaderArgs): never {
  const url = new URL(request.url)
  const searchType = searchTypes[url.pathname.split('/').at(-1)!]
  if (searchType) url.searchParams.set('searchType', searchType)
  throw redirect(searchHref(readSearchAddress(url)), 301)
}

export const Component = () => null
