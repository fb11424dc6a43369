import type { LoadMessages } from '@sild/shell-api'

/** Texts of signing in alone. */
export const loadSigningInMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "signing-in-texts.[request]" */ `./messages/signing-in/${locale}.json`)
