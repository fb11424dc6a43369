import { searchTypeParameters, splitLocale } from '@sild/paths'
import { type LoaderArgs, redirect } from '@sild/router'
import { readSearchAddress, searchHref } from '../../search-address/search-address.ts'

/** What each page of one card searches when its address names no card. `/search/card` keeps the `searchType` of its query. */
const searchTypes: Readonly<Record<string, string>> = {
  '/search/project': searchTypeParameters.tasks,
  '/search/service': searchTypeParameters.services,
  '/search/expert': searchTypeParameters.experts,
  '/search/company': 'companies',
}

/** Redirects the address of a card or company without its name to the search, with the query and filters that came along. */
export function loader({ request }: LoaderArgs): never {
  const url = new URL(request.url)
  const searchType = searchTypes[splitLocale(url.pathname).path]
  if (searchType) url.searchParams.set('searchType', searchType)
  throw redirect(searchHref(readSearchAddress(url)), 301)
}

export const Component = () => null
