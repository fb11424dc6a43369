import type { LoadMessages } from '@sild/shell-api'

/** Texts of a company's pages; the search does not load them. */
export const loadCompanyMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "company-texts.[request]" */ `./messages/company/${locale}.json`)
