import type { LoadMessages } from '@sild/shell-api'

/** Texts of the newsletter's pages, and of the lists where its form stands. */
export const loadNewsletterMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "newsletter-texts.[request]" */ `./messages/newsletter/${locale}.json`)
