import type { Locale } from '@sild/contract/enums'
import { paths } from '@sild/paths'
import type { PublishedNavigationItem } from '@sild/shell-api'
import { renderToStaticMarkup } from 'react-dom/server'
import { CookieQuestion } from '../chrome/CookieQuestion.tsx'

/** The same HTML for all documents of a language. */
export const cookieQuestion = (locale: Locale, navigation: readonly PublishedNavigationItem[]): string => {
  const policy = navigation.find(({ path, slot }) => slot === 'footer' && path === paths.cookiePolicy())
  return renderToStaticMarkup(<CookieQuestion locale={locale} policy={policy} />)
}
