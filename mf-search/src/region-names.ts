import type { Locale } from '@sild/contract/enums'

const known = new Map<Locale, Intl.DisplayNames>()

/** Names of countries in a language. Making one costs more than a card. */
export function regionNames(locale: Locale): Intl.DisplayNames {
  const names = known.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  known.set(locale, names)
  return names
}
