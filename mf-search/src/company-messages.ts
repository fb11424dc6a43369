import type { LoadMessages } from '@sild/shell-api'

/** Texts of a company's pages: whoever searches does not load them. */
export const loadCompanyMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "company-texts.[request]" */ `./messages/company/${locale}.json`)
