import type { Locale } from '@sild/contract/enums'
import { locales } from '@sild/contract/enums'
import type { SiteVersions } from '@sild/registry/renderer'
import { localizedPath, manifestPath, touchIconPath } from '@sild/paths'
import { shownVersions } from '../chrome/site-version.ts'
import type { PageHead } from '../navigation/page-head.ts'
import { escapeHtml, scriptJson } from '../document/escape.ts'
import icon from '../document/icon.svg'
import type { PageStart } from '../document/hydration-policy.ts'
import { headScript } from '../document/inline-scripts.ts'
import { documentDataId, offlineId, stalledId } from '../marks/marks.ts'
import type { DocumentData } from '../document/snapshot.ts'

export interface DocumentFile {
  url: string
  integrity: string
}
export interface DocumentParts {
  locale: Locale
  /** Path of this page, without locale. */
  path: string
  /** Scheme and host of the portal. */
  origin: string
  head: PageHead
  body: string
  data: Omit<DocumentData, 'snapshot'> | { at: string }
  start: PageStart
  /** Name of the route in page views. */
  routeName: string
  versions: SiteVersions
  /** Notices for failed hydration: the problem with a reload link, or what the page waits for. */
  stalled: { text: string; action: string; offline: string }
  cookieQuestion: string
  /** Alike in all documents of a set of releases and a language, so it is serialised once. */
  snapshotJson: string
  /** The script that runs before the first input. */
  loader: DocumentFile
  /** The shell's entry first. */
  scripts: readonly DocumentFile[]
  styles: readonly DocumentFile[]
  fonts: readonly string[]
  nonce: string
}

const openGraphLocales: Record<Locale, string> = { en: 'en_GB', et: 'et_EE', fr: 'fr_FR' }

const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  content && `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`
const link = (rel: string, href: string, rest = ''): string => `<link rel="${rel}" href="${escapeHtml(href)}"${rest}>`

function searchEngineTags({ head, path, origin, locale }: DocumentParts): string {
  if (head.isUnlisted && !head.canonicalPath) return meta('name', 'robots', 'noindex')
  const canonical = head.canonicalPath ?? path
  const address = (language: Locale) => origin + localizedPath(canonical, language)
  const languages = [
    ...locales.map((language) => link('alternate', address(language), ` hreflang="${language}"`)),
    link('alternate', address('en'), ' hreflang="x-default"'),
  ]
  return [
    ...(head.isUnlisted ? [meta('name', 'robots', 'noindex')] : languages),
    link('canonical', address(locale)),
    head.feedPath === null
      ? ''
      : link(
          'alternate',
          localizedPath(head.feedPath, locale),
          ` type="application/atom+xml" title="${escapeHtml(head.title)}"`,
        ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address(locale)),
    meta('property', 'og:image', head.image ? new URL(head.image, origin).href : ''),
    meta('property', 'og:locale', openGraphLocales[locale]),
    ...head.structuredData.map((thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`),
  ].join('')
}

/** The whole document. Only `#root` belongs to React: what extensions and the browser put elsewhere disturbs no hydration. */
export function documentHtml(parts: DocumentParts): string {
  const {
    locale,
    head,
    body,
    cookieQuestion,
    data,
    loader,
    routeName,
    snapshotJson,
    scripts,
    stalled,
    start,
    styles,
    fonts,
    nonce,
    versions,
  } = parts
  const importMap = { integrity: Object.fromEntries(scripts.map(({ url, integrity }) => [url, integrity])) }
  return [
    `<!doctype html><html lang="${locale}" dir="ltr" data-start="${start}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${escapeHtml(head.title)}</title>`,
    `<script nonce="${nonce}">${headScript}</script>`,
    `<script defer src="${loader.url}" integrity="${loader.integrity}" crossorigin="anonymous" nonce="${nonce}"></script>`,
    ...styles.map(({ url, integrity }) => link('stylesheet', url, ` integrity="${integrity}" crossorigin="anonymous"`)),
    ...fonts.map((url) => link('preload', url, ' as="font" type="font/woff2" crossorigin="anonymous"')),
    link('icon', icon, ' type="image/svg+xml"'),
    link('apple-touch-icon', touchIconPath),
    link('manifest', localizedPath(manifestPath, locale)),
    meta('name', 'description', head.description),
    searchEngineTags(parts),
    `</head><body><div id="root">${body}</div>`,
    `<p id="${stalledId}" role="alert" hidden>${escapeHtml(stalled.text)} <a href="">${escapeHtml(stalled.action)}</a></p>`,
    `<p id="${offlineId}" role="status" hidden>${escapeHtml(stalled.offline)}</p>`,
    cookieQuestion,
    `<script type="application/json" id="${documentDataId}" data-route="${escapeHtml(routeName)}" data-versions="${escapeHtml(shownVersions(versions))}"`,
    'at' in data
      ? ` data-at="${data.at}"></script>`
      : `>{"snapshot":${snapshotJson},${scriptJson(data).slice(1)}</script>`,
    `<script type="importmap" nonce="${nonce}">${scriptJson(importMap)}</script>`,
    '</body></html>',
  ].join('')
}
