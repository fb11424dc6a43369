import { type Locale, locales } from './vocabulary.ts'

const defaultLocale: Locale = 'en'

/** `/et/blog` → `{ locale: 'et', path: '/blog' }`. English has no prefix; `/en/…` is an ordinary path and finds nothing. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const locale = locales.find((known) => known === first && known !== defaultLocale)
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: defaultLocale, path: pathname }
}

/** The address of `path` (with query and hash) in a language. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/'
    ? `/${locale}`
    : path.startsWith('/?') || path.startsWith('/#')
      ? `/${locale}${path.slice(1)}`
      : `/${locale}${path}`
}

/** An address of our own origin, or null: what `redirectedFrom` may hold. */
export function ownPath(candidate: string | null): string | null {
  return candidate && /^\/(?![/\\])[^\s\\]*$/.test(candidate) ? candidate : null
}
