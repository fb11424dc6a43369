import type { IntlShape } from '@formatjs/intl'
import type { ReactNode } from 'react'

export interface PageContext<Loaded> {
  /** What the loader returned; undefined while the page shows an error. */
  loaded: Loaded
  params: Readonly<Record<string, string | undefined>>
  intl: IntlShape<ReactNode>
}
type FromPage<Loaded, Value> = (page: PageContext<Loaded>) => Value

/** What the document says about a page. `PageHandle<typeof loader>` types `loaded`. */
export interface PageHandle<Loader = undefined> {
  /** Without the site's name, which the shell adds. */
  title: FromPage<LoadedBy<Loader>, string>
  description?: FromPage<LoadedBy<Loader>, string>
  /** Address of the preview image for social networks. */
  image?: FromPage<LoadedBy<Loader>, string | undefined>
  /** Keeps the page out of search engines. */
  isUnlisted?: true
  /**
   * Keeps the page out of search engines for what it has loaded, such as a search that finds nothing. Its canonical path is in the
   * document all the same: that is the page to list.
   */
  isUnlistedFor?: FromPage<LoadedBy<Loader>, boolean>
  /** Path of the canonical page, where it is not the page's own path without its query. */
  canonicalPath?: FromPage<LoadedBy<Loader>, string>
  /** Path of the feed that follows what the page lists, without locale. */
  feedPath?: FromPage<LoadedBy<Loader>, string | undefined>
  /** schema.org objects. */
  structuredData?: FromPage<LoadedBy<Loader>, readonly object[]>
}

type LoadedBy<Loader> = Loader extends (...args: never[]) => infer Result ? Awaited<Result> : Loader
