import type { LoadMessages } from '@sild/shell-api'

/** Texts of the pages of providers: whoever searches does not load them. */
export const loadProvidersMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "providers-texts.[request]" */ `./messages/providers/${locale}.json`)
