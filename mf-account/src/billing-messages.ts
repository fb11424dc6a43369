import type { LoadMessages } from '@sild/shell-api'

/** Texts of plans, orders and payments. */
export const loadBillingMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "billing-texts.[request]" */ `./messages/billing/${locale}.json`)
