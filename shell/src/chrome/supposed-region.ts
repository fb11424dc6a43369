import type { Locale, Region } from '@sild/contract/enums'
import { defaultLocale, defaultRegion, localesByRegion, regions } from '@sild/contract/enums'

/**
 * The region of a visitor who has chosen none: by the language of the page, or else by the languages of the browser.
 * English is ignored, because browsers in every region use it.
 */
export function supposedRegion(locale: Locale, browserLanguages: readonly string[]): Region {
  if (locale !== defaultLocale)
    return regions.find((region) => localesByRegion[region].includes(locale)) ?? defaultRegion
  const named = browserLanguages.map(regionOfLanguage).filter((region) => region !== null)
  return named.find((region) => region !== 'other') ?? named[0] ?? defaultRegion
}

/** `et` and `et-EE` → EE, `fr-CA` → other, `en-GB` and what is not a language → null. */
function regionOfLanguage(tag: string): Region | null {
  try {
    const { language, region } = new Intl.Locale(tag).maximize()
    if (language === defaultLocale) return null
    return regions.find((known) => known === region) ?? 'other'
  } catch {
    return null
  }
}
