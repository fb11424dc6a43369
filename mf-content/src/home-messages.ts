import type { LoadMessages } from '@sild/shell-api'

/** Texts of the home page; articles do not load them. */
export const loadHomeMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "home-texts.[request]" */ `./messages/home/${locale}.json`)
