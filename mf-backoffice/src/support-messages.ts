import type { LoadMessages } from '@sild/shell-api'

/** Texts of the inbox of support. */
export const loadSupportMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "inbox-texts.[request]" */ `./messages/support/${locale}.json`)
