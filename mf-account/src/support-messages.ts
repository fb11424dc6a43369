import type { LoadMessages } from '@sild/shell-api'

/** Texts of the pages on which members write to support. */
export const loadSupportMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "support-texts.[request]" */ `./messages/support/${locale}.json`)
