import type { LoadMessages } from '@sild/shell-api'

/** Texts of the pages where editors write. */
export const loadPagesMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "i18n.pages.[request]" */ `./messages/pages/${locale}.json`)
