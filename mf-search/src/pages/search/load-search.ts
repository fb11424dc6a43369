import { listCategories, listLanguages } from '@sild/contract/content/operations'
import { search } from '@sild/contract/search/operations'
import type { SearchReply } from '@sild/contract/search/schemas'
import { type LoaderArgs, redirect } from '@sild/router'
import { apiContext } from '@sild/shell-api'
import { shownCard, shownCategories } from '../../cards/shown-card.ts'
import { addressOf, withKnown } from '../../search-address/address-of-request.ts'
import { searchBodyOf, type SearchAddress, searchHref } from '../../search-address/search-address.ts'

/** The part of the reply that the page shows. */
export const shownFound = ({ successors: _successors, ...found }: SearchReply) => ({
  ...found,
  cards: found.cards.map(shownCard),
  promoted: found.promoted.map(shownCard),
})

export async function loadSearch({ context, request }: LoaderArgs) {
  const api = context.get(apiContext)
  const { signal } = request
  const requested = addressOf(request)
  const find = (address: SearchAddress) => api.call(search, { body: searchBodyOf(address), signal })
  const [foundAtOnce, categories, languages] = await Promise.all([
    find(requested),
    api.call(listCategories, { signal }),
    requested.languages.length > 0 ? api.call(listLanguages, { signal }) : null,
  ])
  const address = withKnown(requested, { categories: categories.list, languages: languages?.list ?? null })
  const found = address === requested ? foundAtOnce : await find(address)
  const { successors } = found
  // An old address of a merged category or tag. If another value is unknown, this page shows that instead.
  if (successors && address.ignored.length === 0) throw redirect(searchHref(address, successors), 301)
  return {
    address: { ...address, ...successors },
    found: shownFound(found),
    categories: shownCategories(categories.list),
    languages: (languages?.list ?? []).map(({ id, title }) => ({ id, title })),
    now: new Date().toISOString(),
  }
}
export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>
