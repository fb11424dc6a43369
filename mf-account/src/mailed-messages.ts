import type { LoadMessages } from '@sild/shell-api'

/** Texts of the pages that links in mails lead to, and of those that ask for such a mail. */
export const loadMailedMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "mailed-texts.[request]" */ `./messages/mailed/${locale}.json`)
