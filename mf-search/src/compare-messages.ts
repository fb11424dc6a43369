import type { LoadMessages } from '@sild/shell-api'

/** Texts of the comparison; the search does not load them. */
export const loadCompareMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "compare-texts.[request]" */ `./messages/compare/${locale}.json`)
