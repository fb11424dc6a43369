import type { LoadMessages } from '@sild/shell-api'

/** Texts of the page of saved searches; the search does not load them. */
export const loadSavedMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "saved-texts.[request]" */ `./messages/saved/${locale}.json`)
