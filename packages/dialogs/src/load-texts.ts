import type { LoadMessages } from '@sild/shell-api'

/** The texts of all dialogs; they are in no page and no app. */
export const loadTexts: LoadMessages = (locale) =>
  import(/* webpackChunkName: "dialog-texts.[request]" */ `./messages/${locale}.json`)
