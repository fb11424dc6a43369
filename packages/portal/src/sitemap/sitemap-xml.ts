import { defaultLocale, locales } from '@sild/contract/enums'
import { localizedPath } from '@sild/paths'

/** A page in all its languages. */
export interface SitemapEntry {
  /** Without locale. */
  path: string
  /** An instant in ISO 8601; absent where it is unknown. */
  changedAt?: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter]!) // Each has one.
const changed = (at: string | undefined): string => (at ? `<lastmod>${at}</lastmod>` : '')
const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Every language of a page is a page, and each names all of them: what search engines ask of `hreflang`. */
export function pagesXml(origin: string, entries: readonly SitemapEntry[]): string {
  const pages = entries.map(({ changedAt, path }) => {
    const address = (locale: (typeof locales)[number]) => escape(origin + localizedPath(path, locale))
    const link = (language: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    const links = [
      ...locales.map((locale) => link(locale, address(locale))),
      link('x-default', address(defaultLocale)),
    ].join('')
    return locales.map((locale) => `<url><loc>${address(locale)}</loc>${changed(changedAt)}${links}</url>`).join('\n')
  })
  return [
    `${declaration}\n<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages,
    '</urlset>\n',
  ].join('\n')
}

/** The files of a sitemap, each with the latest change in it. */
export function indexXml(origin: string, files: readonly SitemapEntry[]): string {
  return [
    `${declaration}\n<sitemapindex ${namespace}>`,
    ...files.map(
      ({ changedAt, path }) => `<sitemap><loc>${escape(origin + path)}</loc>${changed(changedAt)}</sitemap>`,
    ),
    '</sitemapindex>\n',
  ].join('\n')
}
