import type { LoadMessages } from '@sild/shell-api'

/** Texts of the page of saved searches: who searches does not load them. */
export const loadSavedMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "saved-texts.[request]" */ `./messages/saved/${locale}.json`)
