import type { LoadMessages } from '@sild/shell-api'

/** Texts of the pages on the way to an account. */
export const loadJoiningMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "joining-texts.[request]" */ `./messages/joining/${locale}.json`)
