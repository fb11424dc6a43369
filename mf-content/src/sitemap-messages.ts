import type { LoadMessages } from '@sild/shell-api'

/** Texts of one page that few readers open. */
export const loadSitemapMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "sitemap-texts.[request]" */ `./messages/sitemap/${locale}.json`)
