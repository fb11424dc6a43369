import type { LoadMessages } from '@sild/shell-api'

/** Texts of the pages that explain a moderator's decision to the user. */
export const loadDecisionMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "decision-texts.[request]" */ `./messages/decision/${locale}.json`)
