import type { SavedSearch } from './saved-search.ts'

/** What the address of a search's feed is signed for. */
export const feedText = ({
  feedNumber,
  savedSearchGuid,
}: Pick<SavedSearch, 'feedNumber' | 'savedSearchGuid'>): string => `feed ${savedSearchGuid} ${feedNumber}`
