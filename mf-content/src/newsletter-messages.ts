import type { LoadMessages } from '@sild/shell-api'

/** Texts of the newsletter's pages. */
export const loadNewsletterMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "newsletter-texts.[request]" */ `./messages/newsletter/${locale}.json`)
