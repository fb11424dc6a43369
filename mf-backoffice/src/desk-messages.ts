import type { LoadMessages } from '@sild/shell-api'

/** Texts of the home of the staff and of what admins run Sild with. */
export const loadDeskMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "desk-texts.[request]" */ `./messages/desk/${locale}.json`)
