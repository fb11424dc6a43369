import type { Locale } from '@sild/contract/enums'
import { knownSearch } from '@sild/contract/search/choices'
import { documentPaths, localizedPath, paths } from '@sild/paths'
import { readSearchFilters, searchParametersOf, searchFeedPath } from '@sild/paths/search-filters'
import type { OperationApi } from '../rendering/page-api.ts'
import { replyOf } from '../rendering/reply-of.ts'
import type { Feed, FeedEntry } from './atom-xml.ts'

type Titled = 'blog' | 'news' | 'tasks' | 'services' | 'experts'

const feedTitles: Readonly<Record<Locale, Readonly<Record<Titled, string>>>> = {
  en: { blog: 'Blog', news: 'News', tasks: 'Projects', services: 'Services', experts: 'Experts' },
  et: { blog: 'Blogi', news: 'Uudised', tasks: 'Projektid', services: 'Teenused', experts: 'Eksperdid' },
  fr: { blog: 'Blog', news: 'Actualités', tasks: 'Projets', services: 'Services', experts: 'Experts' },
}

/** Enough for a reader who polls the feed now and then. */
const ENTRIES = 50

const named = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ')
const idOf = (kind: string, id: string): string => `urn:sild:${kind}:${id}`

const articlePages = {
  blog: { list: paths.blog, one: paths.blogArticle },
  news: { list: paths.news, one: paths.newsArticle },
} as const
export type ArticleFeed = keyof typeof articlePages
export const isArticleFeed = (name: string): name is ArticleFeed => name in articlePages

/** What the editors have written. */
export async function articleFeed(api: OperationApi, locale: Locale, name: ArticleFeed): Promise<Feed> {
  const body = { filters: { categorySlug: name }, limit: ENTRIES }
  const { list } = await replyOf(api, 'listPages', { body })
  const pages = articlePages[name]
  return {
    title: named('Sild', feedTitles[locale][name]),
    language: locale,
    pagePath: localizedPath(pages.list(), locale),
    path: localizedPath(documentPaths.feed(name), locale),
    entries: list.map(({ publishedAt, slug, summary, title }) => ({
      id: idOf(name, encodeURIComponent(slug)),
      title,
      path: localizedPath(pages.one(slug), locale),
      summary,
      author: 'Sild',
      publishedAt,
    })),
  }
}

/** The results of a search, the latest first, whichever order its page has. */
export async function searchFeed(api: OperationApi, locale: Locale, parameters: URLSearchParams): Promise<Feed> {
  const { filters } = readSearchFilters(parameters, knownSearch)
  const { query, searchType } = filters
  const body = { ...filters, sort: 'date' as const, limit: ENTRIES }
  const { cards } = await replyOf(api, 'search', { body })
  const page = { searchType, query, ...searchParametersOf(filters) }
  return {
    title: named('Sild', feedTitles[locale][searchType], query),
    language: locale,
    pagePath: localizedPath(paths.search(page), locale),
    path: localizedPath(searchFeedPath(page), locale),
    entries: cards.flatMap((card) =>
      card.cardType === 'company' ? [] : [entryOf(locale, { ...card, companyName: card.company.name })],
    ),
  }
}

interface Found {
  guid: string
  cardType: 'project' | 'service' | 'expert'
  slug: string
  name: string
  summary?: string
  companyName: string
  publishedAt: string
}
const entryOf = (locale: Locale, found: Found): FeedEntry => ({
  id: `urn:uuid:${found.guid}`,
  title: found.name,
  path: localizedPath(paths.publication(found.cardType, found.slug), locale),
  summary: found.summary ?? found.companyName,
  author: found.companyName,
  publishedAt: found.publishedAt,
})

/** The results of a saved search. A reader only needs its secret address. @throws saved-search-not-found */
export async function savedSearchFeed(
  api: OperationApi,
  locale: Locale,
  { guid, signature }: { guid: string; signature: string },
): Promise<Feed> {
  const input = { params: { guid }, query: { signature } }
  const { hits, title } = await replyOf(api, 'readSearchFeed', input)
  return {
    title: named('Sild', title),
    language: locale,
    pagePath: localizedPath(paths.savedSearches(guid), locale),
    path: localizedPath(documentPaths.savedSearchFeed(guid, signature), locale),
    entries: hits.map((hit) => entryOf(locale, { ...hit, publishedAt: hit.matchedAt })),
  }
}
