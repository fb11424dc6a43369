import { search } from '@sild/contract/search/operations'
import { paths, splitLocale } from '@sild/paths'
import { type LoaderArgs, redirect } from '@sild/router'
import { apiContext } from '@sild/shell-api'
import { readSearchAddress, searchBodyOf, searchHref } from '../../search-address/search-address.ts'

/** The address of a card without the card: leads to the first that the search in it finds, and to the search where it finds none. */
export async function loader({ context, request }: LoaderArgs): Promise<never> {
  const url = new URL(request.url)
  url.pathname = splitLocale(url.pathname).path
  const address = readSearchAddress(url)
  const { cards } = await context.get(apiContext).call(search, { body: searchBodyOf(address), signal: request.signal })
  const [first] = cards
  throw redirect(
    first && first.cardType !== 'company' ? paths.publication(first.cardType, first.slug) : searchHref(address),
  )
}

export const Component = () => null
