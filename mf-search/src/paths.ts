/** Addresses that only this remote leads to. */
export const ownPaths = {
  /** Every filter of a search, with the parameters that its page has. */
  searchFilters: (parameters: URLSearchParams) => `/search/filters?${parameters}`,
} as const
