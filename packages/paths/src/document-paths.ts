import { type SearchAddress, searchTypeParameters, withQuery } from './paths.ts'

const one = encodeURIComponent

/** Addresses that the portal answers beside the pages, without the locale prefix: what feed readers read, and where forms without scripts go. */
export const documentPaths = {
  feed: (name: 'blog' | 'news') => `/feeds/${name}.xml`,
  searchFeed: ({ searchType, ...rest }: Omit<SearchAddress, 'literal' | 'page' | 'sort' | 'within'>) =>
    withQuery('/feeds/search.xml', {
      searchType: searchTypeParameters[searchType === 'companies' ? 'tasks' : (searchType ?? 'tasks')],
      ...rest,
    }),
  savedSearchFeed: (guid: string, key: string) => withQuery(`/feeds/saved/${one(guid)}.xml`, { key }),
  newsletterForm: (does: 'subscribe' | 'confirm' | 'end') =>
    does === 'subscribe' ? '/newsletter' : `/newsletter/${does}`,
} as const
