import { type LoaderArgs, redirect } from '@sild/router'
import { readSearchAddress, searchHref } from './search-address.ts'

/** Loader of an address that names nothing yet: leads to the search at `path`, with the words that came along. */
export const leadToSearch =
  (path: string) =>
  ({ request }: LoaderArgs): never => {
    const asked = new URL(request.url)
    asked.pathname = new URL(path, asked).pathname
    throw redirect(searchHref(readSearchAddress(asked)), 301)
  }
