import type { LoadMessages } from '@sild/shell-api'

/** Texts of the staff's home page and of the admin pages. */
export const loadDeskMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "desk-texts.[request]" */ `./messages/desk/${locale}.json`)
