import type { LoadMessages } from '@sild/shell-api'

/** Texts of pages with a form: readers of articles do not load them. */
export const loadFormMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "form-texts.[request]" */ `./messages/forms/${locale}.json`)
