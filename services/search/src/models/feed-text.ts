import type { SavedSearch } from './saved-search.ts'

/** The signed text of a feed's address. */
export const feedText = ({
  feedNumber,
  savedSearchGuid,
}: Pick<SavedSearch, 'feedNumber' | 'savedSearchGuid'>): string => `feed ${savedSearchGuid} ${feedNumber}`
