import { listCategories, listLanguages } from '@sild/contract/content/operations'
import { search } from '@sild/contract/search/operations'
import { splitLocale } from '@sild/paths'
import type { LoaderArgs } from '@sild/router'
import { apiContext } from '@sild/shell-api'
import { shownCard, shownCategories } from '../../cards/shown-card.ts'
import { readSearchAddress, searchBodyOf, type SearchAddress } from './search-address.ts'

/** What the address of this page asks for. */
export function addressOf(request: Request): SearchAddress {
  const url = new URL(request.url)
  url.pathname = splitLocale(url.pathname).path
  return readSearchAddress(url)
}

interface KnownValues {
  readonly categories: readonly { id: number }[]
  /** Null where none was asked for. */
  readonly languages: readonly { id: number }[] | null
}

/** Without what there is no more: a category that was merged with another has its publications there. */
export function withKnown(address: SearchAddress, { categories, languages }: KnownValues): SearchAddress {
  const isCategory = (id: number) => categories.some((category) => category.id === id)
  const isLanguage = (value: string) => languages?.some(({ id }) => value.startsWith(`${id}:`)) ?? true
  const unknown = [
    ...address.categoryIds.filter((id) => !isCategory(id)).map(String),
    ...address.languages.filter((language) => !isLanguage(language)),
  ]
  if (unknown.length === 0) return address
  return {
    ...address,
    categoryIds: address.categoryIds.filter(isCategory),
    languages: address.languages.filter(isLanguage),
    ignored: [...address.ignored, ...unknown],
  }
}

export async function loadSearch({ context, request }: LoaderArgs) {
  const api = context.get(apiContext)
  const { signal } = request
  const asked = addressOf(request)
  const find = (address: SearchAddress) => api.call(search, { body: searchBodyOf(address), signal })
  const [foundAtOnce, categories, languages] = await Promise.all([
    find(asked),
    api.call(listCategories, { signal }),
    asked.languages.length > 0 ? api.call(listLanguages, { signal }) : null,
  ])
  const address = withKnown(asked, { categories: categories.list, languages: languages?.list ?? null })
  const found = address === asked ? foundAtOnce : await find(address)
  return {
    address,
    found: { ...found, cards: found.cards.map(shownCard) },
    categories: shownCategories(categories.list),
    languages: (languages?.list ?? []).map(({ id, title }) => ({ id, title })),
    now: new Date().toISOString(),
  }
}
export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>
