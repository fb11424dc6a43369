import type { Locale } from '@sild/contract/enums'
import { betaLocales, defaultLocale, locales, localesByRegion, regions } from '@sild/contract/enums'
import { localizedPath } from '@sild/paths'
import { useLocation } from '@sild/router'
import { useIntl, useLocale, useRegion } from '@sild/shell-api'
import { Badge } from '@sild/ui'
import { supposedRegion } from './supposed-region.ts'

/** Each language by its own name. */
const names = { en: 'English', et: 'Eesti', fr: 'Français' }

interface LanguageLinksProps {
  className?: string
}

/**
 * The languages of the visitor's region and the current one; without scripts all languages. Another language is another
 * document, so these are plain links.
 */
export function LanguageLinks({ className }: LanguageLinksProps) {
  const intl = useIntl()
  const current = useLocale()
  const region = useRegion()
  const { pathname, search } = useLocation()
  const isOffered = (locale: Locale) => !region || locale === current || localesByRegion[region].includes(locale)
  // For the way back: a page in English does not show the reader's region.
  const supposed = region ?? (current === defaultLocale ? undefined : supposedRegion(current, []))
  return locales.filter(isOffered).map((locale) => (
    <a
      key={locale}
      href={localizedPath(pathname + search, locale)}
      hrefLang={locale}
      aria-current={locale === current ? 'true' : undefined}
      data-supposed-region={supposed}
      data-offered-in={regions.filter((known) => localesByRegion[known].includes(locale)).join(' ')}
      // The document hides languages of other regions before the page is hydrated.
      suppressHydrationWarning
      className={className}
    >
      <span lang={locale}>{names[locale]}</span>{' '}
      {betaLocales.includes(locale) && <Badge>{intl.formatMessage({ id: 'shell.language.beta' })}</Badge>}
    </a>
  ))
}
