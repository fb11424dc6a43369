import { type SearchCardType, searchCardTypes, searchTypes } from '@sild/contract/enums'
import { constants } from '@sild/contract/limits'
import { SITEMAP_PAGE } from '@sild/contract/search/schemas'
import type { Reply } from '@sild/contract/schemas'
import { paths } from '@sild/paths'
import type { OperationApi } from '../rendering/page-api.ts'
import { replyOf } from '../rendering/reply-of.ts'
import { indexXml, pagesXml, type SitemapEntry } from './sitemap-xml.ts'

export const sitemapFolder = '/sitemaps/'

/** Pages that are neither found by search nor written by the editors. */
const fixedPages = [
  paths.home(),
  ...searchTypes.map((searchType) => paths.search({ searchType })),
  paths.serviceProviders(),
  paths.aboutUs(),
  paths.blog(),
  paths.news(),
  paths.events(),
  paths.helpCenter(),
  paths.contactUs(),
  paths.sitemap(),
  paths.privacyPolicy(),
  paths.terms(),
  paths.cookiePolicy(),
]

type Article = Reply<'listPages'>['list'][number]
/** Where the pages of each category are. */
const articles: Readonly<Record<string, (article: Article) => string>> = {
  blog: ({ slug }) => paths.blogArticle(slug),
  news: ({ slug }) => paths.newsArticle(slug),
  events: ({ slug }) => paths.event(slug),
  webinar: ({ slug }) => paths.webinar(slug),
  'help-center': ({ categorySlug, slug }) => paths.helpArticle(categorySlug, slug),
}

const found = (entity: SearchCardType) => (slug: string) =>
  entity === 'company' ? paths.company(slug) : paths.publication(entity, slug)
const partPattern = new RegExp(`^(${searchCardTypes.join('|')})-([1-9]\\d{0,2})$`)

const listOf = (
  api: OperationApi,
  entity: SearchCardType,
  limit: number,
  offset: number,
): Promise<Reply<'getSitemap'>> => replyOf(api, 'getSitemap', { params: { entity }, query: { limit, offset } })

/** Names the files of all that search engines may find: as many of a kind as it takes, the latest first. */
export async function sitemapIndex(api: OperationApi, origin: string): Promise<string> {
  const parts = await Promise.all(
    searchCardTypes.map(async (entity) => {
      const { list, total } = await listOf(api, entity, 1, 0)
      return Array.from({ length: Math.ceil(total / SITEMAP_PAGE) }, (_, index): SitemapEntry => {
        const path = `${sitemapFolder}${entity}-${index + 1}.xml`
        // What comes later in the list has changed earlier; how much earlier is not known.
        return index === 0 ? { path, changedAt: list[0]?.changedAt } : { path }
      })
    }),
  )
  const own = ['pages', 'articles', 'providers'].map((name) => ({ path: `${sitemapFolder}${name}.xml` }))
  return indexXml(origin, [...own, ...parts.flat()])
}

/** One of the files, by its name without `.xml`; null when there is none of that name. */
export async function sitemapFile(api: OperationApi, origin: string, name: string): Promise<string | null> {
  const entries = await entriesOf(api, name)
  return entries && pagesXml(origin, entries)
}

/** Of the categories, the cities and the categories in cities with enough on offer for a page of their own. */
async function providerPages(api: OperationApi): Promise<string[]> {
  const [overview, { list }, cities] = await Promise.all([
    replyOf(api, 'getMarketOverview', {}),
    replyOf(api, 'listCategories', {}),
    replyOf(api, 'listProviderCities', {}),
  ])
  const hasEnoughOffers = ({ experts, services }: { experts: number; services: number }) =>
    services + experts >= constants.providerPageOffers
  const slugsOf = (categories: readonly { categoryId: number; experts: number; services: number }[]) =>
    categories
      .filter(hasEnoughOffers)
      .flatMap(({ categoryId }) => list.filter(({ id }) => id === categoryId))
      .map(({ slug }) => slug)
  return [
    ...slugsOf(overview.categories).map((slug) => paths.serviceProviders(slug)),
    ...cities.list
      .filter(hasEnoughOffers)
      .flatMap(({ categories, slug }) => [
        paths.providersInCity(slug),
        ...slugsOf(categories).map((category) => paths.providersInCity(slug, category)),
      ]),
  ]
}

async function entriesOf(api: OperationApi, name: string): Promise<SitemapEntry[] | null> {
  if (name === 'pages') return fixedPages.map((path) => ({ path }))
  if (name === 'providers') return (await providerPages(api)).map((path) => ({ path }))
  if (name === 'articles') {
    const lists = await Promise.all(
      Object.entries(articles).map(async ([categorySlug, pathOf]) => {
        const body = { filters: { categorySlug }, limit: constants.pagesListLimit }
        const { list } = await replyOf(api, 'listPages', { body })
        return list.map((article) => ({ path: pathOf(article), changedAt: article.publishedAt }))
      }),
    )
    return lists.flat()
  }
  const [, entity, part] = partPattern.exec(name) ?? []
  if (!entity) return null
  // The pattern has it.
  const { list } = await listOf(api, entity as SearchCardType, SITEMAP_PAGE, (Number(part) - 1) * SITEMAP_PAGE)
  if (list.length === 0) return null
  const pathOf = found(entity as SearchCardType) // The pattern has it.
  return list.map(({ changedAt, slug }) => ({ path: pathOf(slug), changedAt }))
}
