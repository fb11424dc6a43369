import type { LoadMessages } from '@sild/shell-api'

/** Texts of the newsletter's pages, and of lists with its form. */
export const loadNewsletterMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "newsletter-texts.[request]" */ `./messages/newsletter/${locale}.json`)
