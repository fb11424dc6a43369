import { paths } from '@sild/paths'
import { AppError } from '@sild/service-kit/errors'
import { pageSummaryReply } from '@sild/testing/pages'
import { categoriesReply } from '@sild/testing/replies'
import { describe, expect, it } from 'vitest'
import { ORIGIN, testBff } from '../bff.ts'

const bff = testBff()
const staging = testBff({ environment: { REGISTRY_CHANNEL: 'staging' } })
const get = (url: string, headers: Record<string, string> = {}) => bff.app.inject({ method: 'GET', url, headers })
const changedAt = '2026-03-01T09:00:00.000Z'
const slugs = (entity: string, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `${entity}-${from + index}`, changedAt }))
const located = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

describe('the documents for crawlers', () => {
  it('robots.txt leads to the sitemap, and keeps crawlers away from calls', async () => {
    const { body, headers } = await get('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(body.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Sitemap: ${ORIGIN}/sitemap.xml`]),
    )
  })

  it('robots.txt of a staging installation keeps them away from everything', async () => {
    const { body } = await staging.app.inject({ method: 'GET', url: '/robots.txt' })
    expect(body).toBe('User-agent: *\nDisallow: /\n')
  })

  it('the index lists as many files of a kind as its pages need', async () => {
    const totals: Record<string, number> = { project: 2001, service: 1000, expert: 1, company: 0 }
    bff.services.mock({
      getSitemap: ({ params: { entity }, query }) => ({
        list: slugs(entity, query.offset, Math.min(query.limit, totals[entity]!)),
        total: totals[entity]!,
      }),
    })
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const names = ['pages', 'articles', 'providers', 'project-1', 'project-2', 'project-3', 'service-1', 'expert-1']
    expect(located(body)).toEqual(names.map((name) => `${ORIGIN}/sitemaps/${name}.xml`))
    expect(body).toContain(`${ORIGIN}/sitemaps/expert-1.xml</loc><lastmod>${changedAt}</lastmod>`)
  })

  it('a file names each page in every language, with all of its languages', async () => {
    bff.services.mock({
      getSitemap: ({ params: { entity }, query }) => ({ list: slugs(entity, query.offset, 2), total: 1002 }),
    })
    const { body } = await get('/sitemaps/project-2.xml')
    const address = (prefix: string, slug: string) => ORIGIN + prefix + paths.publication('project', slug)
    expect(located(body)).toEqual(
      ['project-1000', 'project-1001'].flatMap((slug) => ['', '/et', '/fr'].map((prefix) => address(prefix, slug))),
    )
    const [first = ''] = body.split('</url>')
    expect([...first.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href])).toEqual(
      [
        ['en', address('', 'project-1000')],
        ['et', address('/et', 'project-1000')],
        ['fr', address('/fr', 'project-1000')],
        ['x-default', address('', 'project-1000')],
      ],
    )
    expect(first).toContain(`<lastmod>${changedAt}</lastmod>`)
  })

  it('articles are under their categories', async () => {
    bff.services.mock({
      listPages: ({ body: { filters } }) => ({
        list: [
          pageSummaryReply('one', {
            categorySlug: filters.categorySlug === 'help-center' ? 'plans' : filters.categorySlug!,
          }),
        ],
        total: 1,
      }),
    })
    const { body } = await get('/sitemaps/articles.xml')
    expect(located(body).filter((address) => !/\/(et|fr)\//.test(address!))).toEqual(
      [
        paths.blogArticle('one'),
        paths.newsArticle('one'),
        paths.event('one'),
        paths.webinar('one'),
        paths.helpArticle('plans', 'one'),
      ].map((path) => ORIGIN + path),
    )
  })

  it('providers have a page of each category and city with three offers', async () => {
    bff.services.mock({
      getMarketOverview: () => ({
        counts: { tasks: 9, services: 4, experts: 1, companies: 2 },
        categories: [
          { categoryId: 1, tasks: 0, services: 2, experts: 1 },
          { categoryId: 2, tasks: 9, services: 2, experts: 0 },
        ],
        newest: [],
      }),
      listCategories: categoriesReply,
      listProviderCities: () => ({
        list: [
          {
            slug: 'tallinn',
            title: 'Tallinn',
            countryCode: 'EE',
            services: 5,
            experts: 0,
            categories: [
              { categoryId: 1, services: 3, experts: 0 },
              { categoryId: 2, services: 2, experts: 0 },
            ],
          },
          { slug: 'tartu', title: 'Tartu', countryCode: 'EE', services: 1, experts: 1, categories: [] },
        ],
      }),
    })
    const { body } = await get('/sitemaps/providers.xml')
    const own = [
      paths.serviceProviders('web'),
      paths.providersInCity('tallinn'),
      paths.providersInCity('tallinn', 'web'),
    ]
    const expected = own.flatMap((path) => ['', '/et', '/fr'].map((prefix) => ORIGIN + prefix + path))
    expect(located(body)).toEqual(expected)
  })

  it('addresses are escaped for XML', async () => {
    const { body } = await get('/sitemaps/pages.xml')
    expect(located(body)).toContain(`${ORIGIN}/search?searchType=tasks`)
    bff.services.mock({ getSitemap: () => ({ list: [{ slug: "a&b'<", changedAt }], total: 1 }) })
    const companies = await get('/sitemaps/company-1.xml')
    expect(located(companies.body)[0]).toBe(`${ORIGIN}/search/company/a%26b&apos;%3C`)
  })

  it('comes compressed to clients that accept gzip', async () => {
    const plain = await get('/sitemaps/pages.xml')
    const compressed = await get('/sitemaps/pages.xml', { 'accept-encoding': 'gzip' })
    expect(compressed.headers['content-encoding']).toBe('gzip')
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  })

  it.each(['/sitemaps/other.xml', '/sitemaps/project-0.xml', '/sitemaps/project-1000.xml', '/sitemaps/project.xml'])(
    'there is no %s',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  )

  it('there is no file beyond the last, and none while the service is away', async () => {
    bff.services.mock({ getSitemap: () => ({ list: [], total: 0 }) })
    expect((await get('/sitemaps/expert-2.xml')).statusCode).toBe(404)
    bff.services.mock({
      getSitemap: () => {
        throw new AppError('unavailable')
      },
    })
    const { headers, statusCode } = await get('/sitemaps/expert-3.xml')
    expect([statusCode, headers['retry-after']]).toEqual([503, '1'])
  })
})
