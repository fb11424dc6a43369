import { withQuery } from './paths.ts'

const one = encodeURIComponent

/** Addresses that the portal answers beside the pages, without the locale prefix: what feed readers read, and where forms without scripts go. */
export const documentPaths = {
  feed: (name: 'blog' | 'news') => `/feeds/${name}.xml`,
  savedSearchFeed: (guid: string, key: string) => withQuery(`/feeds/saved/${one(guid)}.xml`, { key }),
  newsletterForm: (does: 'subscribe' | 'confirm' | 'end') =>
    does === 'subscribe' ? '/newsletter' : `/newsletter/${does}`,
} as const
