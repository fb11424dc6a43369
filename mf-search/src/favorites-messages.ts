import type { LoadMessages } from '@sild/shell-api'

/** Texts of the favourites' pages: whoever searches does not load them. */
export const loadFavoritesMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "favorites-texts.[request]" */ `./messages/favorites/${locale}.json`)
