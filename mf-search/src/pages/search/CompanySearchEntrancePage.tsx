import { paths } from '@sild/paths'
import { type LoaderArgs, redirect } from '@sild/router'
import { readSearchAddress, searchHref } from '../../search-address/search-address.ts'

/** The address of a company without the company: leads to the search for companies, with the words that came along. */
export function loader({ request }: LoaderArgs): never {
  const asked = new URL(request.url)
  asked.pathname = paths.search({ searchType: 'companies' })
  throw redirect(searchHref(readSearchAddress(asked)), 301)
}

export const Component = () => null
