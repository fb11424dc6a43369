import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { OperationApi } from '../rendering/page-api.ts'
import { sitemapPlugin } from './sitemap-plugin.ts'

it('follows what the editors publish at once, and is never cached without revalidation', async () => {
  let slug = 'before'
  const article = () => ({ slug, categorySlug: 'blog', publishedAt: '2026-03-01T09:00:00Z' })
  const api: OperationApi = { call: async () => JSON.stringify({ result: { list: [article()], total: 1 } }) }
  const app = Fastify()
  let purge: (tags: readonly string[]) => void = () => undefined
  await app.register(sitemapPlugin, {
    origin: 'https://sild.test',
    isFindable: true,
    createApi: () => api,
    onReady: (files) => {
      purge = files.purge
    },
  })
  const articles = async () => (await app.inject('/sitemaps/articles.xml')).body

  expect(await articles()).toContain('/blog/before<')
  slug = 'after'
  expect(await articles()).toContain('/blog/before<')
  purge(['listPages'])
  expect(await articles()).toContain('/blog/after<')
  expect((await app.inject('/sitemaps/articles.xml')).headers['cache-control']).toBe('public, no-cache')
  await app.close()
})
