import type { LoadMessages } from '@sild/shell-api'

/** The texts of all that stands here; no page and no app holds them. */
export const loadTexts: LoadMessages = (locale) =>
  import(/* webpackChunkName: "dialog-texts.[request]" */ `./messages/${locale}.json`)
