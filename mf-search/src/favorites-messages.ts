import type { LoadMessages } from '@sild/shell-api'

/** Texts of the favourites' pages; the search does not load them. */
export const loadFavoritesMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "favorites-texts.[request]" */ `./messages/favorites/${locale}.json`)
