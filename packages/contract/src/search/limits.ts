/** Of what a user keeps in search, and of what is shown beside a card. They stand apart from the limits of forms, which every page loads. */
export const searchLimits = {
  listTitle: { min: 3, max: 200 },
  /** Chosen, so that everything kept or hidden fits into one answer. */
  favorites: { max: 1000 },
  favoriteLists: { max: 50 },
  hiddenCards: { max: 1000 },
  savedTitle: { min: 1, max: 120 },
  savedSearches: { max: 100 },
  searchHistory: { max: 100 },
  similarCards: 4,
  comparedCards: 4,
  /** Recently viewed, in one browser. */
  recentCards: 8,
} as const

/** Storage key of the guids of recently viewed cards in a browser. */
export const recentKey = 'sild.recent'
/** All storage keys of lists of cards in a browser: signing out clears them, whichever pages were opened. */
export const storedListKeys = [recentKey, 'sild.compared'] as const
