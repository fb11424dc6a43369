import type { LoadMessages } from '@sild/shell-api'

/** Texts of rarely visited pages, loaded only there. */
export const loadPageMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "page-texts.[request]" */ `./messages/pages/${locale}.json`)
