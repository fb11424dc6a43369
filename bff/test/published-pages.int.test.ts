import type { EditorPage } from '@sild/contract/content/editor-schemas'
import type { OperationName } from '@sild/contract/operations'
import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type CallOptions, testBff, testEnvironment, tokenFor } from './bff.ts'
import { type RealServices, startServices } from './real-services.ts'

const database = testDatabase()
const bff = testBff({ database, environment: { RATE_LIMIT_SCALE: '1e9' } })
let services: RealServices
beforeAll(async () => {
  services = await startServices(database, testEnvironment(bff.deps.config.dataDir))
  await database.query(
    `insert into content.page_categories (slug, titles, position) values ('blog', '{"en":"Blog","et":"Blogi","fr":"Blog"}', 0)`,
  )
  bff.serve(services.urls)
})
afterAll(() => services.kill())

const editor = () =>
  tokenFor(bff.deps, { kind: 'staff', isVerified: true, roles: ['editor'], userGuid: crypto.randomUUID() })
const call = async (operation: OperationName, options: CallOptions): Promise<EditorPage> =>
  (await bff.call(operation, options)).json().result
const text = { title: 'Brief', summary: 'Five lines.', place: '', markdown: 'Body', captionsUrl: null }
const content = {
  slug: 'published-just-now',
  categorySlug: 'blog',
  showOnMain: false,
  position: 0,
  coverUrl: null,
  startsAt: null,
  endsAt: null,
  video: null,
  needsAcceptance: false,
  speakers: [],
  agenda: [],
  texts: { en: text, et: text, fr: text },
}
const sitemap = async () => (await bff.app.inject('/sitemaps/articles.xml')).body

it('a publication evicts cached replies, by the message that comes with the commit', async () => {
  await bff.app.subscribed
  expect(await sitemap()).not.toContain(content.slug)
  const [author, reviewer] = [editor(), editor()]
  const { guid } = await call('createPage', { token: author, body: { content } })
  const params = { pageGuid: guid }
  await call('submitPage', { token: author, params, body: { revision: 1, publishAt: null } })
  const startedAt = performance.now()
  const { state } = await call('approvePage', { token: reviewer, params, body: { revision: 1 } })
  expect(state).toBe('published')
  const answeredAt = performance.now()
  await vi.waitFor(async () => expect(await sitemap()).toContain(content.slug), { interval: 5, timeout: 10_000 })
  const took = (from: number) => Math.round(performance.now() - from)
  process.stdout.write(
    `published, and seen by a guest ${took(startedAt)} ms later, ${took(answeredAt)} ms after the answer\n`,
  )
})
