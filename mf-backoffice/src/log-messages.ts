import type { LoadMessages } from '@sild/shell-api'

/** Texts of the audit log. */
export const loadLogMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "log-texts.[request]" */ `./messages/log/${locale}.json`)
