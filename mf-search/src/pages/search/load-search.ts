import { listCategories } from '@sild/contract/content/operations'
import { search } from '@sild/contract/search/operations'
import type { LoaderArgs } from '@sild/router'
import { apiContext } from '@sild/shell-api'
import { splitLocale } from '@sild/paths'
import { shownCard, shownCategories } from '../../cards/shown-card.ts'
import { readSearchAddress, searchBodyOf } from './search-address.ts'

export async function loadSearch({ context, request }: LoaderArgs) {
  const api = context.get(apiContext)
  const url = new URL(request.url)
  url.pathname = splitLocale(url.pathname).path
  const address = readSearchAddress(url)
  const [found, categories] = await Promise.all([
    api.call(search, { body: searchBodyOf(address), signal: request.signal }),
    api.call(listCategories, { signal: request.signal }),
  ])
  return {
    address,
    found: { ...found, cards: found.cards.map(shownCard) },
    categories: shownCategories(categories.list),
    now: new Date().toISOString(),
  }
}
export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>
