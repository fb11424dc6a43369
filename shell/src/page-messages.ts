import type { LoadMessages } from '@sild/shell-api'

/** Texts of pages that few look at: everybody else does not load them. */
export const loadPageMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "page-texts.[request]" */ `./messages/pages/${locale}.json`)
