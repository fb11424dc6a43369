import { splitLocale } from '@sild/paths'
import { readSearchAddress, type SearchAddress } from './search-address.ts'

/** The search of this page's address. */
export function addressOf(request: Request): SearchAddress {
  const url = new URL(request.url)
  url.pathname = splitLocale(url.pathname).path
  return readSearchAddress(url)
}

interface KnownValues {
  readonly categories: readonly { id: number }[]
  /** Null if the address has none. */
  readonly languages: readonly { id: number }[] | null
}

/** Without merged values: the publications are in their successors. */
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
