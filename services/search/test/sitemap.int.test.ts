import { actorOf } from '@sild/testing'
import { beforeAll, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const company = companyOf()
const inactive = companyOf()
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
const sitemap = (entity: 'service' | 'project' | 'company', query = {}) =>
  catalogue.call('getSitemap', { params: { entity }, query }, actorOf('guest'))

const older = snapshotOf(company, { slug: 'older', publishedAt: daysAgo(9) })
const newer = snapshotOf(company, { slug: 'newer', publishedAt: daysAgo(2) })
beforeAll(async () => {
  await catalogue.addCompanies(company, inactive)
  await catalogue.publish(
    older,
    newer,
    snapshotOf(company, { slug: 'draft', isLive: false, publicationStatus: 'DRAFT' }),
  )
  await catalogue.database.query('update search.companies set is_hidden = true where company_guid = $1', [
    inactive.guid,
  ])
})

it('lists the searchable ones of a kind, the latest first, with their publication date', async () => {
  expect(await sitemap('service')).toEqual({
    total: 2,
    list: [
      { slug: 'newer', changedAt: newer.publishedAt },
      { slug: 'older', changedAt: older.publishedAt },
    ],
  })
  expect(await sitemap('project')).toEqual({ total: 0, list: [] })
})

it('goes on page by page', async () => {
  const { list, total } = await sitemap('service', { limit: 1, offset: 1 })
  expect([total, list.map(({ slug }) => slug)]).toEqual([2, ['older']])
})

it('leaves out companies that are not in the catalogue', async () => {
  expect((await sitemap('company')).list.map(({ slug }) => slug)).toEqual([company.slug])
})

it('knows no other kinds', async () => {
  await expect(sitemap('chat' as never)).rejects.toMatchObject({ fields: { entity: { code: 'invalid' } } })
})
