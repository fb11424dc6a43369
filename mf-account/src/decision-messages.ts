import type { LoadMessages } from '@sild/shell-api'

/** Texts of the pages that say why moderators decided against somebody. */
export const loadDecisionMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "decision-texts.[request]" */ `./messages/decision/${locale}.json`)
