import type { LoadMessages } from '@sild/shell-api'

/** Texts of the pages about users and companies. */
export const loadUsersMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "users-texts.[request]" */ `./messages/users/${locale}.json`)
