import type { LoadMessages } from '@sild/shell-api'

/** Texts of the pages of providers; the search does not load them. */
export const loadProvidersMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "providers-texts.[request]" */ `./messages/providers/${locale}.json`)
