import type { LoadMessages } from '@sild/shell-api'

/** Texts of the page on the order of results; the search does not load them. */
export const loadRankingMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "ranking-texts.[request]" */ `./messages/ranking/${locale}.json`)
