import type { CardReference, FavoriteReference } from '@sild/contract/search/favorite-schemas'
import type { ApiMocks } from './mock-api.ts'

/** What cards ask for a member: what they keep, and what they have hidden. */
export const markedCardReplies = ({
  favorites = [],
  hidden = [],
}: { favorites?: FavoriteReference[]; hidden?: CardReference[] } = {}) =>
  ({
    listFavoriteLists: () => ({ list: [{ guid: null, title: null, cards: favorites }] }),
    getBlacklist: () => ({ list: hidden }),
  }) satisfies ApiMocks
