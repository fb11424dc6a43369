import { betaLocales, locales } from '@sild/contract/enums'
import { localizedPath } from '@sild/paths'
import { useLocation } from '@sild/router'
import { useIntl, useLocale } from '@sild/shell-api'
import { Badge } from '@sild/ui'

/** Each language by its own name. */
const names = { en: 'English', et: 'Eesti', fr: 'Français' }

interface LanguageLinksProps {
  className?: string
}

/** Another language is another document, so these are plain links. */
export function LanguageLinks({ className }: LanguageLinksProps) {
  const intl = useIntl()
  const current = useLocale()
  const { pathname, search } = useLocation()
  return locales.map((locale) => (
    <a
      key={locale}
      href={localizedPath(pathname + search, locale)}
      hrefLang={locale}
      aria-current={locale === current ? 'true' : undefined}
      className={className}
    >
      <span lang={locale}>{names[locale]}</span>{' '}
      {betaLocales.includes(locale) && <Badge>{intl.formatMessage({ id: 'shell.language.beta' })}</Badge>}
    </a>
  ))
}
