import type { LoadMessages } from '@sild/shell-api'

/** Texts of pages for members: guests who search do not load them. */
export const loadMemberMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "member-texts.[request]" */ `./messages/member/${locale}.json`)
